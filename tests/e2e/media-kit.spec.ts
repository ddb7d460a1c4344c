import { readFile } from "node:fs/promises";
import { COLOR_IDS, colorNames, hex, rgbText } from "@/lib/drawings/palette";
import { COPY_FEEDBACK_MS } from "@/lib/limits";
import { paths } from "@/lib/paths";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser-test";

test.describe("§2: the media kit", () => {
  test.beforeEach(({ page }) => page.goto(paths.mediaKit));

  test("§9: about and the four statistics to the letter", async ({ page }) => {
    await expect(page.getByRole("region", { name: "Sobre a PrimoZé" })).toBeVisible();
    const values = page.getByRole("region", { name: "Em números" }).locator("dd");
    await expect(values).toHaveText(["2.5K+", "45K+", "29", "15+"]);
  });

  test("copies HEX and RGB of each colour", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    for (const id of COLOR_IDS) {
      for (const [kind, code] of Object.entries({ HEX: hex[id], RGB: rgbText(hex[id]) })) {
        const name = `Copiar ${kind} de ${colorNames[id]}: ${code}`;
        await page.getByRole("button", { name }).click();
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
      }
    }
  });

  test("copying shows a check mark and the toast, then only the toast", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install();
    const button = page.getByRole("button", { name: "Copiar HEX de Azul Planta" });
    await button.click();
    await expect(button).toHaveAttribute("data-copied");
    const toast = page.getByRole("region", { name: "Avisos" }).getByRole("listitem");
    await expect(toast).toHaveText("Copiado!");
    await expect(toast).not.toHaveAttribute("data-type", "error");
    await page.clock.runFor(COPY_FEEDBACK_MS);
    await expect(button).not.toHaveAttribute("data-copied");
    await expect(toast).toBeVisible();
    await expectNoViolations(page);
  });

  test("§8: reports a failure in the destructive style", async ({ page }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
    });
    const button = page.getByRole("button", { name: "Copiar RGB de Cimento" });
    await button.click();
    const toast = page.getByRole("region", { name: "Avisos" }).getByRole("listitem");
    await expect(toast).toHaveText("Erro ao copiar");
    await expect(toast).toHaveAttribute("data-type", "error");
    await expect(button).not.toHaveAttribute("data-copied");
    await expectNoViolations(page);
  });

  test("every file is there to download, as SVG and PNG", async ({ page, request }) => {
    const links = page.locator("main a[download]");
    // Five logos in three versions and six pictures, in two formats.
    await expect(links).toHaveCount((5 * 3 + 6) * 2);
    const names = await links.evaluateAll((all) => all.map((link) => link.textContent));
    expect(new Set(names).size).toBe(names.length);
    for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute("href")!))) {
      const response = await request.get(href);
      const type = href.endsWith(".svg") ? "image/svg+xml" : "image/png";
      expect([href, response.status(), response.headers()["content-type"]]).toEqual([
        href,
        200,
        type,
      ]);
    }
  });

  for (const [format, start] of [
    ["SVG", "<svg"],
    ["PNG", "\x89PNG"],
  ] as const) {
    test(`the browser saves the ${format}`, async ({ page }) => {
      const saved = page.waitForEvent("download");
      await page
        .getByRole("link", { name: `Baixar ${format} de PrimoZé, versão positiva` })
        .click();
      const download = await saved;
      expect(download.suggestedFilename()).toBe(`logo-primoze-positiva.${format.toLowerCase()}`);
      const bytes = await readFile(await download.path());
      expect(bytes.toString("latin1").startsWith(start)).toBe(true);
    });
  }

  test("shows every picture", async ({ page }) => {
    const pictures = page.locator("main img");
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test("do's, don'ts and the press contact", async ({ page }) => {
    const usage = page.getByRole("region", { name: "Como usar" });
    await expect(usage.getByRole("heading", { level: 3 })).toHaveText(["Pode", "Não pode"]);
    await expect(usage.getByRole("listitem")).toHaveCount(4 + 6);
    const contact = page.getByRole("region", { name: "Contato para a imprensa" });
    await expect(contact).toContainText("até 24 horas");
    await expect(contact.getByRole("link", { name: "contato@primoze.example" })).toHaveAttribute(
      "href",
      /^mailto:contato@primoze\.example\?subject=/,
    );
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the codes stand as text and no dead button shows", async ({ page }) => {
    await page.goto(paths.mediaKit);
    await expect(page.getByText(hex.planta)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Copiar/ })).toHaveCount(0);
  });
});
