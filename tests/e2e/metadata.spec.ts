import sharp from "sharp";
import { machinePaths, paths } from "@/lib/paths";
import { expect, servers, test } from "@/tests/support/browser-test";
import { linksOf, metaContent } from "@/tests/support/html-head";
import { articlePaths, allPaths } from "@/tests/support/all-paths";

const PUBLIC_URL = /^http:\/\/localhost:\d+/;
/** What the build calls the site where SITE_URL is not set; the test server stands on another port. */
const pathOf = (address: string | undefined) => address?.replace(PUBLIC_URL, "") || "/";

for (const path of allPaths) {
  test(`${path} says what it is to whoever links to it`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1];
    expect(title).toMatch(/.+ · PrimoZé$/);
    expect(linksOf(html, "canonical").map(({ href }) => pathOf(href))).toEqual([path]);

    const description = metaContent(html, "description");
    expect(metaContent(html, "og:description")).toBe(description);
    expect(metaContent(html, "twitter:description")).toBe(description);
    expect(metaContent(html, "og:title")).toBe(metaContent(html, "twitter:title"));
    expect(pathOf(metaContent(html, "og:url"))).toBe(path);
    expect(metaContent(html, "og:locale")).toBe("pt_BR");
    expect(metaContent(html, "og:site_name")).toBe("PrimoZé");
    expect(metaContent(html, "twitter:card")).toBe("summary_large_image");
    const isArticle = articlePaths.includes(path) || path === paths.pressRelease;
    expect(metaContent(html, "og:type")).toBe(isArticle ? "article" : "website");

    const feeds = linksOf(html, "alternate").map(({ href }) => pathOf(href));
    expect(feeds).toEqual(
      expect.arrayContaining([
        machinePaths.rss,
        machinePaths.atom,
        machinePaths.jsonFeed,
        machinePaths.podcastFeed,
      ]),
    );
  });

  test(`${path} has a share image of its own`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const image = metaContent(html, "og:image");
    expect(image).toMatch(PUBLIC_URL);
    expect(metaContent(html, "twitter:image")).toBe(image);
    expect(metaContent(html, "og:image:alt")).toBe(metaContent(html, "og:title"));

    const response = await request.get(servers.site + pathOf(image));
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("image/png");
    const file = await response.body();
    expect(file.length).toBeLessThan(150_000);
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(metaContent(html, "og:image:width")).toBe("1200");
    expect(metaContent(html, "og:image:height")).toBe("630");
  });
}

test("no two routes share an image", async ({ request }) => {
  const images = await Promise.all(
    allPaths.map(async (path) => metaContent(await (await request.get(path)).text(), "og:image")),
  );
  expect(new Set(images).size).toBe(allPaths.length);
});
