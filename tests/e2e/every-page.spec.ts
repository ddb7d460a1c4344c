import { readdirSync } from "node:fs";
import path from "node:path";
import {
  allPaths,
  archivePaths,
  episodePaths,
  isOtherEpisode,
  samplePaths,
  sitePaths,
  tagPaths,
  templatePaths,
} from "@/tests/support/all-paths";
import { expect, test } from "@/tests/support/browser-test";
import { testWithoutScripts, testWithScripts } from "@/tests/support/every-page";
import { metaContent, titleOf } from "@/tests/support/html-head";

// tests/nightly/every-page.spec.ts has the other pages.
for (const page of templatePaths) testWithoutScripts(page);
// A build of other content (tests/nightly/trial-builds.test.ts) has no nightly run of its own.
const visited = process.env.NEXT_DIST_DIR ? templatePaths : samplePaths;
for (const page of visited) testWithScripts(page);

test("no two pages share title, description, heading or share image", async ({ request }) => {
  const lists = [...archivePaths, ...tagPaths];
  const pages = await Promise.all(
    allPaths.map(async (page) => {
      const html = await (await request.get(page)).text();
      const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
      return [
        titleOf(html),
        metaContent(html, "description"),
        heading,
        // The lists of articles have that of the blog.
        lists.includes(page) ? page : metaContent(html, "og:image"),
      ];
    }),
  );
  const different = [0, 1, 2, 3].map((index) => new Set(pages.map((page) => page[index])).size);
  expect(different).toEqual([0, 1, 2, 3].map(() => allPaths.length));
});

test("every built page is one of those above, or the not-found page", () => {
  const root = path.join(process.env.NEXT_DIST_DIR || ".next", "cdn/site");
  const built = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/${file.replace(/(^index)?\.html$/, "")}`)
    .filter((page) => !isOtherEpisode(page));
  expect(built.sort()).toEqual([...sitePaths, ...episodePaths, "/404"].sort());
});
