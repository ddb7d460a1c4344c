import { articlePath } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { articleWith } from "@/tests/support/example-content";

test("on paper a link to another site has its address", async ({ page }) => {
  const article = articleWith("](https://");
  test.skip(!article, "no article links to another site");
  await page.goto(articlePath(article!.slug));
  await page.emulateMedia({ media: "print" });
  const link = page.locator(".article-prose p a[href^='https://']").first();
  const address = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(address).toContain(await link.getAttribute("href"));
});
