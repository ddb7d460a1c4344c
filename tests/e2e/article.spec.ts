import { expect, test } from "@/tests/support/browser-test";
import { examplePath } from "@/tests/support/example-content";

test("an article's table of contents leads to each heading", async ({ page }) => {
  await page.goto(examplePath);
  const headings = page.locator(".article-prose").locator("h2, h3");
  const links = page.getByRole("navigation", { name: "Neste artigo" }).getByRole("link");
  for (const [index, link] of (await links.all()).entries()) {
    await link.click();
    await expect(headings.nth(index)).toBeInViewport();
  }
});
