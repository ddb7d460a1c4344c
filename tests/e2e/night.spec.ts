import { paths } from "@/lib/paths";
import { accessibilityProblems } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser-test";
import { examplePath } from "@/tests/support/example-content";
import { faintRings } from "@/tests/support/look";

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

  test("a link of a text is dark on its yellow under the pointer", async ({ page }) => {
    await page.goto(examplePath);
    const link = page.locator(".article-prose p a").first();
    await link.hover();
    await expect(link).toHaveCSS("color", "rgb(27, 33, 39)");
  });

  test("so are the lines of a drawing in a page", async ({ page }) => {
    await page.goto(paths.services);
    const street = page.getByRole("main").locator("svg.artwork").first();
    await expect(street).toHaveCSS("stroke", "rgb(181, 214, 236)");
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`WCAG 1.4.11: the ring of the focus has a contrast of 3 : 1 to its ground (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of [paths.home, paths.contact, paths.services]) {
      await page.goto(path);
      expect.soft(await faintRings(page), path).toEqual([]);
    }
  });

  test(`the words of a button that has copied have their contrast (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(examplePath);
    // As a press leaves it for two seconds, in which axe may not have read the page.
    await page.getByRole("button", { name: "Copiar link" }).evaluate((button) => {
      button.dataset.copied = "true";
      (button.nextElementSibling as HTMLOutputElement).value = "Copiado!";
    });
    expect(await accessibilityProblems(page, "color-contrast")).toEqual([]);
  });
}
