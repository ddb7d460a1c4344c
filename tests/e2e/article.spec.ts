import { articlePath } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { articleWith, examplePath } from "@/tests/support/example-content";

test("an article's table of contents leads to each heading", async ({ page }) => {
  await page.goto(examplePath);
  const headings = page.locator(".article-prose").locator("h2, h3");
  const links = page.getByRole("navigation", { name: "Neste artigo" }).getByRole("link");
  for (const [index, link] of (await links.all()).entries()) {
    await link.click();
    await expect(headings.nth(index)).toBeInViewport();
  }
});

test("on paper a link to another site has its address", async ({ page }) => {
  const article = articleWith("](https://");
  test.skip(!article, "no article links to another site");
  await page.goto(articlePath(article!.slug));
  await page.emulateMedia({ media: "print" });
  const link = page.locator(".article-prose p a[href^='https://']").first();
  const address = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(address).toContain(await link.getAttribute("href"));
});
