import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SEARCH_INDEX_BUDGET } from "@/tests/support/page-budgets";
import { fillArticles } from "@/tests/support/generated-articles";
import { BLOG_INDEX, NEWEST_ARTICLES } from "@/lib/limits";

const COUNT = 5000;

/** The contents of the pages and files that list articles. */
const SCRIPT = `
  import React, { createElement } from "react";
  import { renderToStaticMarkup } from "react-dom/server";
  import { brotliCompressSync } from "node:zlib";
  import { loadRecords } from "@/app/busca.json/load-records";
  globalThis.React = React;
  import { getArticles, getCategories } from "@/lib/content/articles";
  import { findArchivePage, getArchivePages } from "@/lib/content/archive";
  import { llmsText } from "@/lib/seo/llms-text";
  import { sitemapEntries } from "@/lib/seo/sitemap";
  import { FeaturedArticles } from "@/app/blog/_sections/featured-articles";
  import { ArticleCategories } from "@/app/blog/_sections/article-categories";
  import { RecentArticles } from "@/app/blog/_sections/recent-articles";
  import { AllArticles } from "@/app/mapa-do-site/_sections/all-articles";
  import { ArchiveList } from "@/app/blog/arquivo/[...segments]/_sections/archive-list";
  import { ArchivePagination } from "@/app/blog/arquivo/[...segments]/_sections/archive-pagination";
  const html = (section, props) => renderToStaticMarkup(createElement(section, props));
  const articles = getArticles();
  const pages = getArchivePages();
  const inArchive = new Set(pages.flatMap(({ articles }) => articles.map(({ slug }) => slug)));
  console.log(JSON.stringify({
    articles: articles.length,
    featured: html(FeaturedArticles), categories: html(ArticleCategories),
    recent: html(RecentArticles),
    siteMap: html(AllArticles),
    archive: ["seguranca", "seguranca/2", "todos/125", "todos/126", "seguranca/1"]
      .map((place) => findArchivePage(place.split("/")))
      .map((page) => page && html(ArchiveList, { page }) + html(ArchivePagination, { page })),
    counts: getCategories().map(({ articles }) => articles.length),
    lists: [...new Set(pages.map(({ list }) => list.slug))],
    longest: Math.max(...pages.map(({ articles }) => articles.length)),
    inArchive: inArchive.size,
    inSitemap: sitemapEntries([]).length, archivePages: pages.length,
    llms: llmsText().length,
    search: brotliCompressSync(JSON.stringify(await loadRecords([]))).length,
  }));
`;

type Found = Record<"featured" | "categories" | "recent" | "siteMap", string> &
  Record<
    "articles" | "longest" | "inArchive" | "inSitemap" | "archivePages" | "llms" | "search",
    number
  > & {
    counts: number[];
    lists: string[];
    archive: (string | null)[];
  };

/** Bytes of the rest of the index (header, footer, hero, newsletter, CSS); measured: 44 kB. */
const REST_OF_INDEX = 50_000;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe(`with ${COUNT} articles`, () => {
  let site = "";
  let found: Found;

  beforeAll(() => {
    const root = process.cwd();
    site = mkdtempSync(path.join(tmpdir(), "many-articles-"));
    cpSync(path.join(root, "content"), path.join(site, "content"), { recursive: true });
    for (const name of [
      "node_modules",
      "app",
      "components",
      "lib",
      "public",
      "tsconfig.json",
      "package.json",
      "package-lock.json",
    ]) {
      symlinkSync(path.join(root, name), path.join(site, name));
    }
    fillArticles(path.join(site, "content/articles"), COUNT);
    const output = execFileSync(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "-e", SCRIPT],
      {
        cwd: site,
        env: { ...process.env, NODE_ENV: "production" },
        encoding: "utf8",
        maxBuffer: 1e8,
      },
    );
    found = JSON.parse(output) as Found;
  }, 60_000);
  afterAll(() => rmSync(site, { recursive: true }));

  it("the blog index stays below 100 kB", () => {
    const { featured, categories, recent } = found;
    expect(found.articles).toBe(COUNT);
    expect(featured.length + categories.length + recent.length).toBeLessThan(
      100_000 - REST_OF_INDEX,
    );
  });

  it("§2: the index has three featured articles, and each category with its count", () => {
    const { featured, categories, recent, counts } = found;
    expect(count(featured, /<article/g)).toBe(3);
    expect(count(recent, /<article/g)).toBe(BLOG_INDEX.recent);
    expect(count(categories, /<details/g)).toBe(counts.length);
    expect(counts.reduce((sum, number) => sum + number, 0)).toBe(COUNT);
    for (const number of counts) expect(categories).toContain(`>${number}<span`);
  });

  it("the archive has every article, and the index links to all of its lists", () => {
    const { categories, recent, lists, longest, inArchive } = found;
    expect(inArchive).toBe(COUNT);
    expect(longest).toBe(BLOG_INDEX.archivePage);
    for (const list of lists) {
      expect(categories + recent).toContain(`href="/blog/arquivo/${list}"`);
    }
  });

  it("an archive page lists its articles and links to the previous and next page", () => {
    const [first, second, last, ...others] = found.archive;
    for (const page of [first, second, last]) {
      expect(count(page ?? "", /class="article-link"/g)).toBe(BLOG_INDEX.archivePage);
    }
    expect(first).not.toContain("Mais novos");
    expect(first).toContain('href="/blog/arquivo/seguranca/2"');
    expect(second).toContain('href="/blog/arquivo/seguranca"');
    expect(last).not.toContain("Mais antigos");
    // A page after the last one, and a second address of the first one.
    expect(others).toEqual([null, null]);
  });

  it("other lists have only the newest articles, the sitemap has all", () => {
    const { siteMap, llms, search, inSitemap, archivePages } = found;
    expect(count(siteMap, /<li/g)).toBe(NEWEST_ARTICLES.siteMap);
    expect(siteMap).toContain('href="/blog/arquivo/todos"');
    expect(llms).toBeLessThan(100_000);
    expect(search).toBeLessThan(SEARCH_INDEX_BUDGET);
    expect(inSitemap).toBeGreaterThan(COUNT + archivePages);
    expect(inSitemap).toBeLessThan(50_000);
  });
});
