import sharp from "sharp";
import { SaxesParser } from "saxes";
import { getArticles, lastChange } from "@/lib/content/articles";
import { articlePath, machinePaths } from "@/lib/paths";
import { expect, servers, test } from "@/tests/support/browser-test";
import { sitePaths } from "@/tests/support/all-paths";

type Entry = { loc: string; lastmod?: string; images: string[] };

/** The entries of a sitemap. @throws Error if the XML is not well-formed */
function readSitemap(text: string): Entry[] {
  const entries: Entry[] = [];
  let content = "";
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => {
    if (name === "url") entries.push({ loc: "", images: [] });
    content = "";
  });
  parser.on("text", (part) => (content += part));
  parser.on("closetag", ({ name }) => {
    const entry = entries.at(-1);
    if (name === "loc" && entry) entry.loc = content;
    if (name === "lastmod" && entry) entry.lastmod = content;
    if (name === "image:loc") entry?.images.push(content);
  });
  parser.write(text).close();
  return entries;
}

const pathOf = (address: string) => new URL(address).pathname;

// The pages of invented episodes are not in it.
test("sitemap.xml has every page once, each with its picture", async ({ request }) => {
  const entries = readSitemap(await (await request.get(machinePaths.sitemap)).text());
  expect(entries.map(({ loc }) => pathOf(loc)).sort()).toEqual([...sitePaths].sort());
  for (const { images } of entries) {
    expect(images).toHaveLength(1);
    const response = await request.get(servers.site + pathOf(images[0]!));
    expect(response.headers()["content-type"]).toBe("image/png");
  }
});

test("sitemap.xml has the date of the last change for articles only", async ({ request }) => {
  const entries = readSitemap(await (await request.get(machinePaths.sitemap)).text());
  const changed = new Map(entries.map(({ loc, lastmod }) => [pathOf(loc), lastmod]));
  for (const article of getArticles()) {
    expect(changed.get(articlePath(article.slug))).toBe(lastChange(article));
  }
  expect(changed.get("/contato")).toBeUndefined();
});

test("robots.txt allows everything except the API", async ({ request }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toMatch(/^User-Agent: \*\nAllow: \/\nDisallow: \/api\/\n/);
  expect(text).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
});

test("the icons have the sizes that the manifest states", async ({ request, page }) => {
  await page.goto("/");
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/manifest.webmanifest");
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ short_name: "PrimoZé", lang: "pt-BR", start_url: "/" });
  const bitmaps = manifest.icons.filter((icon: { type: string }) => icon.type === "image/png");
  for (const { src, sizes } of bitmaps) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const sizesFor = (purpose: string) =>
    bitmaps
      .filter((icon: { purpose: string }) => icon.purpose === purpose)
      .map((icon: { sizes: string }) => icon.sizes);
  expect(sizesFor("any")).toEqual(expect.arrayContaining(["48x48", "192x192", "512x512"]));
  expect(sizesFor("maskable")).toEqual(["192x192", "512x512"]);
});

test("security.txt has a contact and does not expire too late", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toContain("Contact: mailto:contato@primoze.example\n");
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test("humans.txt says who is behind the site", async ({ request }) => {
  expect(await (await request.get("/humans.txt")).text()).toContain("PrimoZé");
});
