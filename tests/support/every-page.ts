import { readFileSync } from "node:fs";
import path from "node:path";
import { createHash } from "node:crypto";
import { listReleases } from "@/lib/content/press";
import { getPage } from "@/lib/content/pages";
import type { APIResponse, Page } from "@playwright/test";
import sharp from "sharp";
import { pagePolicy } from "@/lib/server/page-policy";
import { CALCULATORS } from "@/components/calculators/calculators";
import { IMMUTABLE } from "@/lib/server/response-headers.mjs";
import { mainNavigation, pageName, paths, releasePath, secondaryNavigation } from "@/lib/paths";
import { articlePaths } from "@/tests/support/all-paths";
import { STATIC_FOLDER } from "@/tests/support/static-host";
import { expect, servers, test } from "@/tests/support/browser-test";
import { linksOf, metaContent, titleOf } from "@/tests/support/html-head";
import { htmlProblems } from "@/tests/support/html-rules";
import { pageThings } from "@/tests/support/json-ld";
import { expectedTypes, schemaProblems } from "@/tests/support/schema-requirements";

/** Slack reads 32 kB of a page, other messengers less. */
const PREVIEW_BYTES = 4096;

/** What search engines and messengers read of a page. */
const PREVIEW_TAGS = [
  "<title>",
  '<meta name="description"',
  '<link rel="canonical"',
  ...["title", "description", "url", "type", "site_name", "locale"].map(
    (name) => `<meta property="og:${name}"`,
  ),
  ...["", ":type", ":width", ":height", ":alt"].map((name) => `<meta property="og:image${name}"`),
  ...["card", "title", "description", "image", "image:alt"].map(
    (name) => `<meta name="twitter:${name}"`,
  ),
];
const DESKTOP = { width: 1280, height: 900 };

/** Of SITE_URL; a build without it names another port than that of the test server. */
const PUBLIC_URL = /^https?:\/\/[^/]+/;
const pathOf = (address: string | undefined) => address?.replace(PUBLIC_URL, "") || "/";

/** An assertion that does not end the test. `rule` is what the failure message says. */
const check = (page: string, rule: string, value: unknown) =>
  expect.soft(value, `${page}: ${rule}`);

const prerendered = (page: string) =>
  readFileSync(path.join(STATIC_FOLDER, page === "/" ? "index.html" : `${page}.html`), "utf8");

/** The HTML of these pages, and what is drawn before any script. */
export function testWithoutScripts(page: string) {
  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false, viewport: DESKTOP });

    test(`${page} without scripts: head, data, HTML, sizes`, async ({ page: tab, request }) => {
      const response = (await tab.goto(page))!;
      check(page, "status", response.status()).toBe(200);
      const html = await response.text();
      check(page, "§2: is the file that the build wrote", html === prerendered(page)).toBe(true);
      checkHead(page, html);
      await checkShareImage(page, html, async (address) => request.get(address));
      checkPolicy(page, html);
      checkStructuredData(page, html);
      check(page, "valid HTML", await htmlProblems(html)).toEqual([]);
      const pictures = html.match(/<img [^>]+>/g) ?? [];
      const unsized = pictures.filter((tag) => !/ width="\d/.test(tag) || !/ height="\d/.test(tag));
      check(page, "pictures without width and height", unsized).toEqual([]);
      await checkNavigation(page, tab);
    });
  });
}

/** Title, description, canonical address, feeds, and what social networks show of the page. */
function checkHead(page: string, html: string) {
  const meta = (name: string) => metaContent(html, name);
  // What search engines show of a title and a description.
  check(page, "title", titleOf(html)).toMatch(/^.{1,50} · PrimoZé$/);
  const canonical = linksOf(html, "canonical").map(({ href }) => pathOf(href));
  check(page, "canonical address", canonical).toEqual([page]);
  const description = meta("description");
  check(page, "description", description).toMatch(/^.{50,160}$/);
  for (const [name, value] of Object.entries({
    "og:description": description,
    "twitter:description": description,
    "og:title": meta("twitter:title"),
    "og:locale": "pt_BR",
    "og:site_name": "PrimoZé",
    "twitter:card": "summary_large_image",
    "twitter:image": meta("og:image"),
    "og:image:width": "1200",
    "og:image:height": "630",
  })) {
    check(page, name, meta(name)).toBe(value);
  }
  check(page, "og:url", pathOf(meta("og:url"))).toBe(page);
  const previewEnd = Math.max(...PREVIEW_TAGS.map((tag) => html.indexOf(tag)));
  const missing = PREVIEW_TAGS.filter((tag) => !html.includes(tag));
  check(page, "tags of link previews", missing).toEqual([]);
  const bytes = Buffer.byteLength(html.slice(0, html.indexOf(">", previewEnd) + 1));
  check(page, "bytes up to the last of them", bytes).toBeLessThanOrEqual(PREVIEW_BYTES);
  // The release's headline is its heading; an article's is its title.
  if (page === paths.pressRelease) {
    check(page, "og:title", meta("og:title")).toBe(getPage(pageName(page)).heading);
  }
  // A release has no properties of an article while its date is invented.
  const isArticle =
    articlePaths.includes(page) ||
    listReleases().some(
      ({ name, isDateInvented }) => releasePath(name) === page && !isDateInvented,
    );
  check(page, "og:type", meta("og:type")).toBe(isArticle ? "article" : "website");
  const feeds = linksOf(html, "alternate").map(({ href }) => pathOf(href));
  check(page, "feeds", feeds).toContain("/feed.xml");
  check(page, "robots", meta("robots")).toMatch(/^(noindex|max-image-preview:large)$/);
}

type Get = (address: string) => Promise<APIResponse>;

async function checkShareImage(page: string, html: string, get: Get) {
  const meta = (name: string) => metaContent(html, name);
  const image = meta("og:image");
  check(page, "og:image is absolute", image).toMatch(PUBLIC_URL);
  const alt = meta("og:image:alt");
  check(page, "og:image:alt", alt).toMatch(
    /^“.+”, com (um desenho técnico da PrimoZé|a fotografia: .+)$/,
  );
  const response = await get(servers.site + pathOf(image));
  check(page, "type of og:image", response.headers()["content-type"]).toBe("image/png");
  const caching = response.headers()["cache-control"];
  check(page, "caching of og:image", caching).toBe(IMMUTABLE);
  const file = await response.body();
  const hash = createHash("sha256").update(file).digest("hex");
  check(page, "hash of og:image", hash.slice(0, 10)).toBe(new URL(image!).searchParams.get("v"));
  const inData = new Set(html.match(/\/compartilhar\/[\w./?=-]+/g));
  const withoutHash = [...inData].filter((url) => !url.includes("?v="));
  check(page, "addresses of share images without a hash", withoutHash).toEqual([]);
  check(page, "bytes of og:image", file.length).toBeLessThan(150_000);
  const { width, height } = await sharp(file).metadata();
  check(page, "size of og:image", [width, height]).toEqual([1200, 630]);
}

/** The Content Security Policy stands once, before everything that it governs. */
function checkPolicy(page: string, html: string) {
  const start =
    /^<!DOCTYPE html>(<!--.*?-->)?<html[^>]*><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/;
  check(page, "CSP comes first", start.test(html)).toBe(true);
  check(page, "CSP stands once", html.lastIndexOf("http-equiv")).toBe(html.indexOf("http-equiv"));
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = ""]) => text);
  check(page, "CSP is the site's", html.includes(pagePolicy(styles))).toBe(true);
}

function checkStructuredData(page: string, html: string) {
  const things = pageThings(html);
  check(page, "logo of the company in JSON-LD", JSON.stringify(things)).toContain('"logo":');
  check(page, "complete JSON-LD", schemaProblems(things)).toEqual([]);
  // Episodes depend on the backend of the build; tests/unit/seo checks them.
  const types = things.map((thing) => thing["@type"]).filter((type) => type !== "PodcastEpisode");
  const breadcrumbs = page === paths.home ? [] : ["BreadcrumbList"];
  const expected = [...expectedTypes(page), ...breadcrumbs];
  check(page, "types of JSON-LD", types).toEqual(expected);
}

/** §2: header and footer have the same links on every page. */
async function checkNavigation(page: string, tab: Page) {
  const linksIn = (role: "banner" | "contentinfo") =>
    tab
      .getByRole(role)
      .locator("a")
      .evaluateAll((links) =>
        links.map((link) => `${link.textContent.trim()} ${link.getAttribute("href")}`),
      );
  const main = mainNavigation.map(({ label, href }) => `${label} ${href}`);
  const further = secondaryNavigation.map(({ label, href }) => `${label} ${href}`);
  check(page, "links of the header", await linksIn("banner")).toEqual(expect.arrayContaining(main));
  const tools = [
    `Calculadoras ${paths.calculators}`,
    ...CALCULATORS.map(({ name }) => expect.stringContaining(`${paths.calculators}/${name}`)),
  ];
  check(page, "links of the footer", await linksIn("contentinfo")).toEqual(
    expect.arrayContaining([...main, ...further, ...tools]),
  );
}
