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
import { pageBytes } from "@/tests/support/page-bytes";
import { articlePaths } from "@/tests/support/all-paths";
import { accessibilityProblems } from "@/tests/support/axe";
import { STATIC_FOLDER } from "@/tests/support/static-host";
import { expect, servers, test } from "@/tests/support/browser-test";
import { styleDifferences } from "@/tests/support/computed-styles";
import { expectEveryControlWorks, watchEffects } from "@/tests/support/control-effects";
import { linksOf, metaContent, titleOf } from "@/tests/support/html-head";
import { htmlProblems } from "@/tests/support/html-rules";
import { pageThings } from "@/tests/support/json-ld";
import { CODE_BUDGET, firstVisitBudget, FONT_BUDGET } from "@/tests/support/page-budgets";
import { linesMissingUnderLinks, linkProblems } from "@/tests/support/page-links";
import { brokenWords, enlargeText, lostContent, sidewaysOverflow } from "@/tests/support/reflow";
import { countBytes } from "@/tests/support/search-page";
import { expectedTypes, schemaProblems } from "@/tests/support/schema-requirements";

/** Slack reads 32 kB of a page, other messengers less. */
const PREVIEW_BYTES = 4096;

// Each page is opened twice: without scripts and with them. The checks are soft, so that one run
// lists every problem of a page.

const WIDTHS = [1280, 1024, 768, 360, 320];
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
/** The narrowest phones, and the 320 px of WCAG 1.4.10. */
const PHONE_WIDTHS = [360, 320];
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

/** Of SITE_URL; a build without it names another port than that of the test server. */
const PUBLIC_URL = /^https?:\/\/[^/]+/;
const pathOf = (address: string | undefined) => address?.replace(PUBLIC_URL, "") || "/";

const weigh = pageBytes(servers.site);

/** An assertion that does not end the test. `rule` is what the failure message says. */
const check = (page: string, rule: string, value: unknown) =>
  expect.soft(value, `${page}: ${rule}`);

/** What is true for every page, for these. */
export function testPages(pages: string[]) {
  for (const page of pages) testWithoutScripts(page);
  for (const page of pages) testWithScripts(page);
}

const prerendered = (page: string) =>
  readFileSync(path.join(STATIC_FOLDER, page === "/" ? "index.html" : `${page}.html`), "utf8");

/** The HTML of these pages, and what is drawn before any script. */
export function testWithoutScripts(page: string) {
  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false, viewport: DESKTOP });

    test(`${page} without scripts: head, data, HTML, sizes, first styles`, async ({
      page: tab,
      request,
    }) => {
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
      await checkBudgets(page);
      await checkNavigation(page, tab);
      const different = await styleDifferences(tab, { hasScripts: false });
      check(page, "first styles (docs/decisions/0010)", different.slice(0, 2)).toEqual([]);
    });
  });
}

/** A visit with scripts: links, widths, WCAG, controls. */
export function testWithScripts(page: string) {
  test.describe("with scripts", () => {
    test.use({
      viewport: PHONE,
      permissions: ["clipboard-read", "clipboard-write"],
    });

    test(`${page} with scripts: first visit, WCAG, links, widths, large text, controls`, async ({
      page: tab,
      request,
    }) => {
      await tab.route("https://www.youtube-nocookie.com/**", (route) =>
        route.fulfill({ body: "" }),
      );
      await watchEffects(tab);
      const visit = await countBytes(tab);
      await tab.goto(page);
      check(page, "links", await linkProblems(tab, request)).toEqual([]);
      check(page, "underlined links", await linesMissingUnderLinks(tab)).toEqual([]);
      await tab.waitForLoadState("networkidle");
      checkFirstVisit(page, visit);
      await tab.setViewportSize(DESKTOP);
      check(page, "one h1", await tab.locator("h1").allInnerTexts()).toEqual([
        expect.stringMatching(/\S/),
      ]);
      // Contrast is checked at 320 px with everything open. What is shown on wide windows only,
      // the header's links, is the same on every page.
      const skipped = page === paths.home ? [] : ["color-contrast"];
      check(page, "WCAG at 1280 px", await accessibilityProblems(tab, skipped)).toEqual([]);
      await checkWidths(page, tab);
      await tab.setViewportSize(DESKTOP);
      // Header and footer are the same on every page.
      await expectEveryControlWorks(tab, page, page === paths.home ? "body" : "main");
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

async function checkBudgets(page: string) {
  const { code, font } = await weigh(page);
  for (const [part, size, most] of [
    ["code", code, CODE_BUDGET],
    ["font", font, FONT_BUDGET],
  ] as const) {
    // Zero means that the part was not found.
    check(page, `bytes of ${part}`, size).toBeGreaterThan(0);
    check(page, `bytes of ${part}`, size).toBeLessThanOrEqual(most);
  }
}

/** What a page costs that is only read, at 360 px, and that it starts no script. */
function checkFirstVisit(page: string, { bytes, requests }: { bytes: number; requests: string[] }) {
  // The podcast starts React. It is measured with brotli, as nginx sends it
  // (static-server.spec.ts).
  if (page === paths.podcast) return;
  check(page, "bytes of a first visit", bytes).toBeGreaterThan(20_000);
  check(page, "bytes of a first visit", bytes).toBeLessThanOrEqual(firstVisitBudget(page));
  const scripts = requests.filter((url) => /\.js(\?|$)/.test(url));
  check(page, "scripts of a first visit", scripts).toEqual([]);
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

/** No sideways scrolling at any width, also with `<details>` open; nothing lost with large text. */
async function checkWidths(page: string, tab: Page) {
  const checkOverflow = async (state: string) => {
    for (const width of WIDTHS) {
      await tab.setViewportSize({ width, height: 740 });
      check(page, `overflow at ${width} px, ${state}`, await sidewaysOverflow(tab)).toBe(0);
      check(
        page,
        `broken words of headings and labels at ${width} px`,
        await brokenWords(tab),
      ).toEqual([]);
    }
  };
  await checkOverflow("as loaded");
  const resetText = await enlargeText(tab);
  for (const width of PHONE_WIDTHS) {
    await tab.setViewportSize({ width, height: 740 });
    const message = `${page}: lost at ${width} px with text at 200 %`;
    await expect.soft.poll(() => lostContent(tab), { message }).toEqual([]);
  }
  await resetText();
  const closed = tab.locator("main details:not([open])");
  const opened = await closed.evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
    return all.length;
  });
  if (opened > 0) await checkOverflow("with details open");
  check(page, "WCAG at 320 px", await accessibilityProblems(tab)).toEqual([]);
  await tab.emulateMedia({ colorScheme: "dark" });
  const byNight = await accessibilityProblems(tab, "color-contrast");
  check(page, "contrast by night", byNight).toEqual([]);
  await tab.emulateMedia({ colorScheme: "light" });
  await tab.locator("main details[open]").evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = false;
  });
}
