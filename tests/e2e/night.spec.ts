import { paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";

// Contrast by night on every page: tests/nightly/every-page.spec.ts.
test.describe("on a system of the night, without scripts", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("page, fields and logo are of the night, orange is not", async ({ page }) => {
    await page.goto(paths.contact);
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(8, 26, 40)");
    await expect(page.getByLabel("Nome")).toHaveCSS("background-color", "rgb(14, 38, 57)");
    const logo = page.locator("header a path").first();
    await expect(logo).toHaveCSS("stroke", "rgb(181, 214, 236)");
    const button = page.getByRole("button", { name: "ENVIAR MENSAGEM" });
    await expect(button).toHaveCSS("color", "rgb(27, 33, 39)");
  });

  test("so are the lines of a drawing in a page", async ({ page }) => {
    await page.goto(paths.services);
    const street = page.getByRole("main").locator("svg.artwork").first();
    await expect(street).toHaveCSS("stroke", "rgb(181, 214, 236)");
  });
});
