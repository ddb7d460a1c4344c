import { paths, WORKS_PATH } from "@/lib/paths";
import { episodePaths, isOtherEpisode, sitePaths, workPaths } from "@/tests/support/all-paths";
import { expect, test } from "@/tests/support/browser-test";

test("lists every page, article, handout and episode, once", async ({ page }) => {
  await page.goto(paths.siteMap);
  const main = page.getByRole("main");
  const links = await main
    .getByRole("listitem")
    .getByRole("link")
    .evaluateAll((elements) => elements.map((element) => element.getAttribute("href")));
  // Nothing leads to a list of no works.
  const hidden = [paths.siteMap, ...(workPaths.length === 0 ? [WORKS_PATH] : [])];
  const expected = [...sitePaths, ...episodePaths].filter((path) => !hidden.includes(path));
  expect(links.filter((link) => !isOtherEpisode(link!)).sort()).toEqual(expected.sort());
});
