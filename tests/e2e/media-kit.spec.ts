import { readFile } from "node:fs/promises";
import { COLOR_IDS, colorNames, hex, rgbText } from "@/lib/drawings/palette";
import { COPY_FEEDBACK_MS } from "@/lib/limits";
import { paths } from "@/lib/paths";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser-test";
import { toasts } from "@/tests/support/toasts";

test.describe("§2: the media kit", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });
  test.beforeEach(({ page }) => page.goto(paths.mediaKit));

  test("§9: statistics to the letter, do's and don'ts, the press contact, every picture", async ({
    page,
  }) => {
    const values = page.getByRole("region", { name: "Em números" }).locator("dd");
    await expect(values).toHaveText(["2.5K+", "45K+", "29", "15+"]);
    const usage = page.getByRole("region", { name: "Como usar" });
    await expect(usage.getByRole("heading", { level: 3 })).toHaveText(["Pode", "Não pode"]);
    const contact = page.getByRole("region", { name: "Contato para a imprensa" });
    await expect(contact).toContainText("até 24 horas");
    await expect(contact.getByRole("link", { name: "contato@primoze.example" })).toHaveAttribute(
      "href",
      /^mailto:contato@primoze\.example\?subject=/,
    );
    for (const picture of await page.locator("main img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test("is at most 9,000 px high on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(9000);
  });

  test("copies HEX and RGB of each colour", async ({ page }) => {
    for (const id of COLOR_IDS) {
      for (const [kind, code] of Object.entries({ HEX: hex[id], RGB: rgbText(hex[id]) })) {
        const name = `Copiar ${kind} de ${colorNames[id]}: ${code}`;
        await page.getByRole("button", { name }).click();
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
      }
    }
  });

  test("§8: copying shows a check mark and the toast, a failure the destructive style", async ({
    page,
  }) => {
    await page.clock.install();
    const button = page.getByRole("button", { name: "Copiar HEX de Azul Planta" });
    await button.click();
    await expect(button).toHaveAttribute("data-copied");
    await expect(toasts(page)).toHaveText("Copiado!");
    await expect(toasts(page)).not.toHaveAttribute("data-type", "error");
    await page.clock.runFor(COPY_FEEDBACK_MS);
    await expect(button).not.toHaveAttribute("data-copied");
    await expect(toasts(page)).toBeVisible();
    await expectNoViolations(page);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
    });
    await button.click();
    await expect(toasts(page).first()).toHaveText("Erro ao copiar");
    await expect(toasts(page).first()).toHaveAttribute("data-type", "error");
    await expect(button).not.toHaveAttribute("data-copied");
    await expectNoViolations(page);
  });

  test("every file is there to download in its formats, and the browser saves it", async ({
    page,
    request,
  }) => {
    const links = page.locator("main a[download]");
    // Five logos in three versions and two formats, six pictures in three formats.
    await expect(links).toHaveCount(5 * 3 * 2 + 6 * 3);
    const types = { svg: "image/svg+xml", png: "image/png", jpg: "image/jpeg" };
    expect(new Set(await links.allTextContents()).size).toBe(await links.count());
    for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute("href")!))) {
      const response = await request.get(href);
      const type = types[href.slice(-3) as keyof typeof types];
      const found = [href, response.status(), response.headers()["content-type"]];
      expect(found).toEqual([href, 200, type]);
    }
    for (const [format, start] of [
      ["SVG", "<svg"],
      ["PNG", "\x89PNG"],
    ] as const) {
      const saved = page.waitForEvent("download");
      await page
        .getByRole("link", { name: `Baixar ${format} de PrimoZé, versão positiva` })
        .click();
      const download = await saved;
      expect(download.suggestedFilename()).toBe(`logo-primoze-positiva.${format.toLowerCase()}`);
      const bytes = await readFile(await download.path());
      expect(bytes.toString("latin1").startsWith(start)).toBe(true);
    }
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
