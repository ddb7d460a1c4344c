import { colorNames, hex, rgbText } from "@/lib/drawings/palette";
import { drawingPath, paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";

const WHITE = "rgb(255, 255, 255)";

/** Forced colours remove backgrounds, so no information may depend on them alone. */
test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("logos, drawings, the palette, the chosen theme and the focus can still be seen", async ({
    page,
  }) => {
    await page.goto(paths.home);
    const main = page.getByRole("main");
    const logo = "svg[viewBox='0 0 238 80']";
    // The system's colour of a link.
    await expect(page.getByRole("banner").locator(logo)).toHaveCSS("color", "rgb(0, 0, 159)");
    for (const [drawing, background] of [
      [page.getByRole("contentinfo").locator(logo), rgbText(hex.planta)],
      // The house is made for a dark ground.
      [main.locator("svg.artwork[viewBox='0 0 640 560']"), rgbText(hex.planta)],
    ] as const) {
      await expect(drawing).toHaveCSS("background-color", background);
    }
    const button = page.getByRole("button", { name: "SOLICITAR ORÇAMENTO" });
    await expect(button).toHaveCSS("border-top-width", "2px");
    await button.focus();
    await expect(button).toHaveCSS("outline-style", "solid");

    await page.goto(paths.services);
    for (const drawing of [
      main.locator(`img[src="${drawingPath("plumbing")}"]`),
      main.locator("svg[viewBox='0 0 1600 420']").first(),
    ]) {
      await expect(drawing).toHaveCSS("background-color", WHITE);
    }
    await expect(main.getByRole("combobox")).toHaveCSS("appearance", "auto");
    const name = main.getByLabel("Nome");
    await expect(name).toHaveCSS("border-top-width", "2px");
    await main.getByRole("button", { name: "ENVIAR MENSAGEM" }).click();
    await expect(name).toHaveCSS("border-top-width", "4px");

    await page.goto(paths.education);
    await expect(main.getByText("Em Breve").first()).toHaveCSS("outline-style", "solid");

    await page.goto(paths.mediaKit);
    const swatch = page.getByRole("heading", { name: colorNames.obra }).locator("..");
    await expect(swatch).toHaveCSS("background-color", rgbText(hex.obra));

    await page.goto(paths.podcast);
    const chips = page.getByRole("group", { name: "Tema dos episódios" }).locator("label span");
    const backgrounds = await chips.evaluateAll((all) =>
      all.map((chip) => getComputedStyle(chip).backgroundColor),
    );
    expect(backgrounds[0]).not.toBe(backgrounds[1]);
  });
});

test("with reduced motion nothing moves", async ({ page }) => {
  for (const path of [paths.home, paths.services, paths.contact, paths.podcast, paths.mediaKit]) {
    await page.goto(path);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    expect([path, moving]).toEqual([path, 0]);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  }
});
