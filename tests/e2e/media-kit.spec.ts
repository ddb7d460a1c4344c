import { readFile } from "node:fs/promises";
import { COLOR_IDS, colorNames, hex, rgbText } from "@/lib/drawings/palette";
import { getMediaKit } from "@/lib/content/press";
import { paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { site } from "@/tests/support/company-file";

test.describe("§2: the media kit", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });
  test.beforeEach(({ page }) => page.goto(paths.mediaKit));

  test("§9: statistics, do's and don'ts, the press contact, every picture", async ({ page }) => {
    const values = page.getByRole("region", { name: "Em números" }).locator("dd");
    await expect(values).toHaveText(getMediaKit().statistics.map(({ value }) => value));
    const usage = page.getByRole("region", { name: "Como usar" });
    await expect(usage.getByRole("heading", { level: 3 })).toHaveText(["Pode", "Não pode"]);
    const contact = page.getByRole("region", { name: "Contato para a imprensa" });
    await expect(contact).toContainText("até 24 horas");
    await expect(contact.getByRole("link", { name: site.email })).toHaveAttribute(
      "href",
      new RegExp(`^mailto:${site.email}\\?subject=`),
    );
    for (const picture of await page.locator("main img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
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

  test("every file is there to download in its formats, and the browser saves it", async ({
    page,
    request,
  }) => {
    const links = page.locator("main a[download]");
    // Logos in two formats, pictures in three.
    const { logos, versions, assets } = getMediaKit();
    await expect(links).toHaveCount(logos.length * versions.length * 2 + assets.length * 3);
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
