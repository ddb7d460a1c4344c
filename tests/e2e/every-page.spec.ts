import { readdirSync } from "node:fs";
import path from "node:path";
import {
  allPaths,
  episodePaths,
  isOtherEpisode,
  sitePaths,
  tagPaths,
  templatePaths,
  workPaths,
} from "@/tests/support/all-paths";
import { expect, test } from "@/tests/support/browser-test";
import { testWithoutScripts } from "@/tests/support/every-page";
import { metaContent, titleOf } from "@/tests/support/html-head";

for (const page of templatePaths) testWithoutScripts(page);

// Two articles may have the same words: that is for editors to see, not for the program.
test("no two templates and subjects share title or description", async ({ request }) => {
  const pages = await Promise.all(
    [...new Set([...templatePaths, ...tagPaths])].map(async (page) => {
      const html = await (await request.get(page)).text();
      return [titleOf(html), metaContent(html, "description")];
    }),
  );
  const different = [0, 1].map((index) => new Set(pages.map((page) => page[index])).size);
  expect(different).toEqual([0, 1].map(() => pages.length));
});

test("no two templates share a heading", async ({ request }) => {
  const headings = await Promise.all(
    templatePaths.map(async (page) => {
      const html = await (await request.get(page)).text();
      return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
    }),
  );
  expect(new Set(headings).size).toBe(templatePaths.length);
});

test("no two pages share a share image, but the subjects that of the blog", async ({ request }) => {
  // Two works may have the same photograph.
  const others = [...tagPaths, ...workPaths.slice(1)];
  const pages = allPaths.filter((page) => !others.includes(page));
  const images = await Promise.all(
    pages.map(async (page) => metaContent(await (await request.get(page)).text(), "og:image")),
  );
  expect(new Set(images).size).toBe(pages.length);
});

test("every built page is one of those above, or the not-found page", () => {
  const root = path.join(process.env.NEXT_DIST_DIR || ".next", "cdn/site");
  const built = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/${file.replace(/(^index)?\.html$/, "")}`)
    .filter((page) => !isOtherEpisode(page));
  expect(built.sort()).toEqual([...sitePaths, ...episodePaths, "/404"].sort());
});
