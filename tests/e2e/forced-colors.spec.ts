import { drawingPath, paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";

/** Forced colours remove backgrounds, so no information may depend on them alone. */
test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("logo, drawings, buttons, fields and the focus can still be seen", async ({ page }) => {
    await page.goto(paths.home);
    // The house is made for a dark ground.
    const house = page.getByRole("main").locator("svg.artwork[viewBox='0 0 640 560']");
    await expect(house).toHaveCSS("background-color", "rgb(14, 58, 90)");
    const button = page.getByRole("button", { name: "SOLICITAR ORÇAMENTO" });
    await expect(button).toHaveCSS("border-top-width", "2px");
    await button.focus();
    await expect(button).toHaveCSS("outline-style", "solid");

    await page.goto(paths.services);
    const drawing = page.getByRole("main").locator(`img[src="${drawingPath("plumbing")}"]`);
    await expect(drawing).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.getByRole("main").getByLabel("Nome")).toHaveCSS("border-top-width", "2px");
  });
});
