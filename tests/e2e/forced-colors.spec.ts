import { colorNames, hex, rgbText } from "@/lib/drawings/palette";
import { drawingPath, paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";

/** Forced colours remove backgrounds, so no information may depend on them alone. */
test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("the chosen theme still differs from the others", async ({ page }) => {
    await page.goto(paths.podcast);
    const chips = page.getByRole("group", { name: "Tema dos episódios" }).locator("label");
    const background = (place: number) =>
      chips.nth(place).evaluate((chip) => getComputedStyle(chip).backgroundColor);
    expect(await background(0)).not.toBe(await background(1));
  });

  test("the palette shows its own colours", async ({ page }) => {
    await page.goto(paths.mediaKit);
    const swatch = page.getByRole("heading", { name: colorNames.obra }).locator("..");
    await expect(swatch).toHaveCSS("background-color", rgbText(hex.obra));
  });

  test("logos keep a background with contrast", async ({ page }) => {
    await page.goto(paths.home);
    const ground = (area: "banner" | "contentinfo") =>
      page.getByRole(area).locator("svg[viewBox='0 0 238 80']");
    await expect(ground("contentinfo")).toHaveCSS("background-color", rgbText(hex.planta));
    await expect(ground("banner")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  });

  test("drawings keep a white ground, in the page and as files", async ({ page }) => {
    await page.goto(paths.services);
    const main = page.getByRole("main");
    const file = main.locator(`img[src="${drawingPath("plumbing")}"]`);
    const inline = main.locator("svg[viewBox='0 0 1600 420']").first();
    for (const drawing of [file, inline]) {
      await expect(drawing).toHaveCSS("background-color", "rgb(255, 255, 255)");
    }
    // The house is made for a dark ground.
    await page.goto(paths.home);
    await expect(main.locator("svg.artwork[viewBox='0 0 640 560']")).toHaveCSS(
      "background-color",
      rgbText(hex.planta),
    );
  });

  test("buttons and focus keep a border and an outline", async ({ page }) => {
    await page.goto(paths.home);
    const button = page.getByRole("button", { name: "SOLICITAR ORÇAMENTO" });
    await expect(button).toHaveCSS("border-top-width", "2px");
    await button.focus();
    await expect(button).toHaveCSS("outline-style", "solid");
  });
});

test("with reduced motion nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of [paths.home, paths.services, paths.contact, paths.podcast, paths.mediaKit]) {
    await page.goto(path);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    expect([path, moving]).toEqual([path, 0]);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  }
});
