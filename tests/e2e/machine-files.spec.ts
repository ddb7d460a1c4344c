import sharp from "sharp";
import { getArticles, getTags, isTagIndexed, lastChange } from "@/lib/content/articles";
import { articlePath, machinePaths, paths, tagPath } from "@/lib/paths";
import { isOtherEpisode, sitePaths } from "@/tests/support/all-paths";
import { expect, servers, test } from "@/tests/support/browser-test";
import { site } from "@/tests/support/company-file";
import { readXml, textOf } from "@/tests/support/podcast-requirements";

const pathOf = (address: string) => new URL(address).pathname;

// The pages of invented episodes are not in it.
const unlisted: string[] = [
  paths.search,
  ...getTags()
    .filter((list) => !isTagIndexed(list))
    .map(({ tag }) => tagPath(tag)),
];

test("sitemap.xml has every page once with its pictures, and when an article was changed", async ({
  request,
}) => {
  const xml = await (await request.get(machinePaths.sitemap)).text();
  const entries = readXml(xml).children;
  const listed = entries.map((entry) => pathOf(textOf(entry, "loc")));
  const wanted = sitePaths.filter((path) => !unlisted.includes(path));
  expect(listed.filter((path) => !isOtherEpisode(path)).sort()).toEqual(wanted.sort());
  for (const path of unlisted) {
    expect(await (await request.get(path)).text()).toContain(
      '<meta name="robots" content="noindex"',
    );
  }
  const articles = new Map(getArticles().map((one) => [articlePath(one.slug), lastChange(one)]));
  const figureCounts = new Map(
    getArticles().map(({ slug, body }) => [
      articlePath(slug),
      body.text.split("<Figure").length - 1,
    ]),
  );
  for (const entry of entries) {
    const path = pathOf(textOf(entry, "loc"));
    if (articles.has(path)) expect(textOf(entry, "lastmod")).toBe(articles.get(path));
    if (path === "/contato") expect(textOf(entry, "lastmod")).toBe("");
    const images = entry.children.filter(({ name }) => name === "image:image");
    const addresses = images.map((image) => servers.site + pathOf(textOf(image, "image:loc")));
    const [shared, ...figures] = await Promise.all(addresses.map((one) => request.get(one)));
    expect(shared?.headers()["content-type"]).toBe("image/png");
    const types = figures.map((figure) => figure.headers()["content-type"]);
    const drawings = types.filter((type) => type !== "image/jpeg");
    expect(drawings).toEqual(Array(figureCounts.get(path) ?? 0).fill("image/svg+xml"));
  }
});

test("the icons have the sizes that the manifest states", async ({ request, page }) => {
  await page.goto("/");
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/manifest.webmanifest");
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ short_name: "PrimoZé", lang: "pt-BR", start_url: "/" });
  type Icon = { src: string; sizes: string; type: string; purpose: string };
  const bitmaps = (manifest.icons as Icon[]).filter(({ type }) => type === "image/png");
  for (const { src, sizes } of bitmaps) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const sizesFor = (wanted: string) =>
    bitmaps.filter(({ purpose }) => purpose === wanted).map(({ sizes }) => sizes);
  expect(sizesFor("any")).toEqual(expect.arrayContaining(["48x48", "192x192", "512x512"]));
  expect(sizesFor("maskable")).toEqual(["192x192", "512x512"]);
});

test("robots.txt and security.txt say what their readers look for", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/^User-Agent: \*\nAllow: \/\nDisallow: \/api\/\n/);
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);

  const response = await request.get("/.well-known/security.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const security = await response.text();
  expect(security).toContain(`Contact: mailto:${site.email}\n`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});
