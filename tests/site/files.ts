import { readdirSync, readFileSync } from "node:fs";
import { parseRssFeed } from "feedsmith";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { getArticles, getTags, runningText } from "@/lib/content/articles";
import {
  getClaims,
  getNr35Items,
  getPartners,
  getTestimonials,
} from "@/lib/content/collections/pages";
import { getSocialProjects } from "@/lib/content/collections/social";
import { getCourses, getPastCourses } from "@/lib/content/education";
import { getContestRelease, getMediaKit, getReleases } from "@/lib/content/press";
import { articlePath, paths, releaseTextPath, tagPath } from "@/lib/paths";
import { hasPodcastAudio } from "@/lib/podcast/episode-notes";
import { episodePaths, isOtherEpisode, sitePaths } from "@/tests/support/all-paths";
import {
  all,
  fileBytes,
  fileText,
  hasFile,
  htmlOf,
  mainOf,
  plain,
} from "@/tests/support/built-site";
import { ownContact, site } from "@/lib/site";
import { readXml, textOf } from "@/tests/support/xml";
import { DIST } from "@/scripts/lib/build.mjs";
import { filesBelow } from "@/scripts/lib/source-hash.mjs";
import { pagePaths, STATIC_FOLDER } from "@/tests/support/static-host";

const pathOf = (address: string) => new URL(address).pathname;

describe("/feed.xml", () => {
  const articles = getArticles().slice(0, 30);
  const xml = fileText("/feed.xml");
  const items = parseRssFeed(xml).items ?? [];

  it("is well-formed and has the newest articles, newest first", () => {
    readXml(xml);
    expect(items.map(({ title, link }) => [title, pathOf(link!)])).toEqual(
      articles.map(({ title, slug }) => [title, articlePath(slug)]),
    );
  });

  it("has their whole text, with figures, absolute addresses and no markup of the page", () => {
    for (const [index, { date, body }] of articles.entries()) {
      const { pubDate, content } = items[index]!;
      expect(new Date(pubDate ?? "").toISOString()).toBe(`${date}T15:00:00.000Z`);
      const html = String(content?.encoded);
      // Up to one word in ten comes from components or markup; if more is missing, text was lost.
      const words = html.replaceAll(/<[^>]+>/g, " ").split(/\s+/).length;
      expect(words).toBeGreaterThan(runningText(body.text).split(/\s+/).length * 0.9);
      expect(html).not.toMatch(/(href|src)="(?!https?:|mailto:|tel:)/);
      expect(html).not.toMatch(/<(link|script|style)\b|class=|<[A-Z]|undefined/);
      const figures = html.match(
        /<figure><img src="https?:[^"]+" alt="[^"]+" loading="lazy"\/><figcaption>./g,
      );
      expect(figures ?? []).toHaveLength(body.text.split("<Figure").length - 1);
    }
  });
});

const sitemap = readXml(fileText("/sitemap.xml")).children;
const listed = sitemap.map((entry) => pathOf(textOf(entry, "loc")));

it("the podcast's feed is valid without real episodes, and then not announced", () => {
  const xml = fileText("/primoze-cast/feed.xml");
  readXml(xml);
  if (hasPodcastAudio() || listed.some(isOtherEpisode)) return;
  expect(parseRssFeed(xml).items ?? []).toEqual([]);
  for (const page of ["/", "/primoze-cast"])
    expect(htmlOf(page)).not.toMatch(/<link[^>]*primoze-cast\/feed\.xml/);
});

describe("/sitemap.xml", () => {
  const unlisted = [
    paths.search,
    ...getTags()
      .filter(({ articles }) => articles.length < 3)
      .map(({ tag }) => tagPath(tag)),
  ];

  it("has every page once, but for short lists and invented episodes, which are not indexed", () => {
    const wanted = sitePaths.filter((path) => !unlisted.includes(path));
    expect(listed.filter((path) => !isOtherEpisode(path)).sort()).toEqual(wanted.sort());
    for (const page of [...unlisted, ...episodePaths])
      expect(htmlOf(page)).toContain('<meta name="robots" content="noindex"');
  });

  it("says when an article was changed, and has its pictures", () => {
    const articles = new Map(getArticles().map((one) => [articlePath(one.slug), one]));
    for (const entry of sitemap) {
      const article = articles.get(pathOf(textOf(entry, "loc")));
      const images = entry.children.filter(({ name }) => name === "image:image");
      const [shared, ...figures] = images.map((image) => pathOf(textOf(image, "image:loc")));
      expect(shared).toMatch(/^\/compartilhar\/.+\.png$/);
      for (const picture of [shared!, ...figures])
        expect([picture, hasFile(picture)]).toEqual([picture, true]);
      if (!article) continue;
      expect(textOf(entry, "lastmod")).toBe(article.updated ?? article.date);
      expect(figures.length).toBeGreaterThanOrEqual(article.body.text.split("<Figure").length - 1);
    }
    expect(textOf(sitemap[listed.indexOf("/contato")]!, "lastmod")).toBe("");
  });
});

it("the page of the site map lists every page, article and handout once; episodes have their own", () => {
  const links = all(mainOf("/mapa-do-site"), "li a").map((link) => link.getAttribute("href")!);
  const expected = sitePaths.filter((path) => path !== "/mapa-do-site");
  expect(links.sort()).toEqual(expected.sort());
});

it("the icons have the sizes that the manifest states", async () => {
  expect(htmlOf("/")).toContain('"/manifest.webmanifest"');
  const manifest = JSON.parse(fileText("/manifest.webmanifest")) as {
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ short_name: "PrimoZé", lang: "pt-BR", start_url: "/" });
  const bitmaps = manifest.icons.filter(({ type }) => type === "image/png");
  for (const { src, sizes } of bitmaps) {
    const { width, height } = await sharp(
      fileBytes(pathOf(new URL(src, "http://x").href)),
    ).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const sizesFor = (wanted: string) =>
    bitmaps.filter(({ purpose }) => purpose === wanted).map(({ sizes }) => sizes);
  expect(sizesFor("any")).toEqual(expect.arrayContaining(["48x48", "192x192", "512x512"]));
  expect(sizesFor("maskable")).toEqual(["192x192", "512x512"]);
});

it("robots.txt and security.txt say what their readers look for", () => {
  const robots = fileText("/robots.txt");
  expect(robots).toMatch(/^User-Agent: \*\nAllow: \/\nDisallow: \/api\/\n/);
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  const security = fileText("/.well-known/security.txt");
  expect(security).toContain(`Contact: mailto:${site.email}\n`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});

// The tests build without EDITOR_BUILD=1. tests/nightly/builds.test.ts has it.
it("a public build has no editor", () => {
  for (const file of ["/admin.html", "/admin/editor.js"])
    expect([file, hasFile(file)]).toEqual([file, false]);
  for (const file of ["/sitemap.xml", "/robots.txt", "/busca.json"])
    expect(fileText(file)).not.toContain("/admin");
});

describe("invented content", () => {
  const marked = <Row extends { demonstration: boolean | string[] }>(rows: Row[]) =>
    rows.filter(({ demonstration }) => [demonstration].flat().some(Boolean));
  const release = getContestRelease();
  const kit = getMediaKit();

  it.each([
    ["/", marked(getClaims()).length],
    ["/servicos", marked(getNr35Items()).length],
    ["/educacao", marked(getCourses()).length + marked(getPastCourses()).length],
    ["/mulheres-na-manutencao", marked(getTestimonials()).length],
    [
      "/projetos-sociais",
      getSocialProjects().flatMap(({ demonstration }) => demonstration).length +
        marked(getPartners()).length,
    ],
    ["/click-na-pintura-release", release.demonstration.length],
    ["/media-kit", kit.demonstration.length],
  ])("%s labels %i items", (page, count) => {
    const main = mainOf(page).cloneNode(true) as Element;
    for (const dialog of all(main, "dialog")) dialog.remove();
    // Finished works have their own labels, and only some are shown.
    for (const link of all(main, 'a[href^="/obras/"]')) link.closest("article")?.remove();
    expect(plain(main.textContent!).split("(exemplo)")).toHaveLength(count + 1);
  });

  const inWords = (day: string) =>
    new Date(day).toLocaleDateString("pt-BR", { dateStyle: "long", timeZone: "UTC" });

  /** Texts of marked items that would show that a file contains them. */
  const invented = [
    ...marked(getTestimonials()).map(({ quote }) => quote),
    ...marked(getPastCourses().flatMap(({ testimonials }) => testimonials)).map((one) => one.quote),
    ...marked(getPartners()).map(({ name }) => name),
    ...marked(getSocialProjects()).map(({ descricao }) => descricao),
    ...marked(getPastCourses()).map(({ description }) => description),
    ...marked(getCourses()).map(({ description }) => description),
    ...(release.demonstration.includes("quote") ? [release.quote.text] : []),
    ...(release.demonstration.includes("date") ? [release.date, inWords(release.date)] : []),
    ...(kit.demonstration.includes("licence") ? kit.licence : []),
    "demo-ep-",
    // What the site shows for facts that the company has not given.
    ...(ownContact.phone ? [] : ["5511900000000", "90000-0000"]),
    ...(ownContact.email ? [] : ["primoze.example"]),
  ];

  /** As text: nothing is parsed for it. */
  const structuredData = (page: string) =>
    (htmlOf(page).match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? []).join();

  it("is in no file for programs, in no text for the press and in no structured data", () => {
    const archive = unzipSync(new Uint8Array(fileBytes("/imprensa/primoze-imprensa.zip")));
    const texts: [name: string, text: string][] = [
      ...Object.entries(archive)
        .filter(([name]) => name.endsWith(".txt"))
        .map(([name, bytes]): [string, string] => [name, Buffer.from(bytes).toString()]),
      ...[
        "/feed.xml",
        "/primoze-cast/feed.xml",
        "/sitemap.xml",
        "/click-na-pintura-release.txt",
        ...getReleases().map(({ name }) => releaseTextPath(name)),
      ].map((path): [string, string] => [path, fileText(path)]),
      ...pagePaths().map((page): [string, string] => [page, structuredData(page)]),
    ];
    const found = texts.flatMap(([name, text]) =>
      invented.filter((words) => text.includes(words)).map((words) => `${name}: ${words}`),
    );
    expect(found).toEqual([]);
  });
});

it("the folder that a server gets has neither content/ nor variables", () => {
  const names = readdirSync(`${DIST}/standalone`);
  expect(names).toContain("server.js");
  expect(names.filter((name) => name === "content" || name.startsWith(".env"))).toEqual([]);
});

it("every file that is text has compressed copies beside it", () => {
  const files = filesBelow(STATIC_FOLDER);
  const texts = files.filter((file) =>
    /\.(html|js|css|txt|xml|json|webmanifest|svg|vtt)$/.test(file),
  );
  const copies = texts.flatMap((file) => [`${file}.br`, `${file}.gz`]);
  expect(texts.length).toBeGreaterThan(pagePaths().length);
  expect(copies.filter((copy) => !files.includes(copy))).toEqual([]);
});

// Safari before 16.4 refuses a whole file with one of them. No compiler rewrites a lookbehind.
it("no script has a lookbehind or a static block", () => {
  const scripts = filesBelow(STATIC_FOLDER).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  const refused = /\(\?<[=!]|\bstatic\s*\{/;
  expect(scripts.filter((file) => refused.test(readFileSync(file, "utf8")))).toEqual([]);
});
