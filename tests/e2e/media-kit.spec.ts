import { COLOR_IDS, colorNames, hex, rgbText } from "@/lib/drawings/palette";
import { paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";

test.describe("§2: the media kit", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });
  test.beforeEach(({ page }) => page.goto(paths.mediaKit));

  test("copies HEX and RGB of each colour", async ({ page }) => {
    for (const id of COLOR_IDS) {
      for (const [kind, code] of Object.entries({ HEX: hex[id], RGB: rgbText(hex[id]) })) {
        const name = `Copiar ${kind} de ${colorNames[id]}: ${code}`;
        await page.getByRole("button", { name }).click();
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
      }
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
