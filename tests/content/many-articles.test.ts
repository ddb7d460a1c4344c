import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BLOG_INDEX, NEWEST_ARTICLES } from "@/lib/limits";
import { fillArticles } from "@/tests/support/generated-articles";

const COUNT = 500;
/** The modules find the folder of the content when they are loaded. */
const load = async () => ({
  ...(await import("@/app/blog/arquivo/[...segments]/sections")),
  ...(await import("@/app/blog/sections")),
  ...(await import("@/app/blog/sections")),
  ...(await import("@/app/mapa-do-site/sections")),
  ...(await import("@/lib/content/archive")),
  ...(await import("@/lib/content/articles")),
  ...(await import("@/lib/seo/sitemap")),
});

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe(`with ${COUNT} articles`, () => {
  const root = process.cwd();
  let modules: Awaited<ReturnType<typeof load>>;
  const site = mkdtempSync(path.join(tmpdir(), "many-articles-"));

  beforeAll(async () => {
    cpSync("content", path.join(site, "content"), { recursive: true });
    symlinkSync(path.join(root, "public"), path.join(site, "public"));
    fillArticles(path.join(site, "content/articles"), COUNT);
    process.chdir(site);
    // Reads the articles once, as a build does.
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
    modules = await load();
  });
  afterAll(() => {
    jest.restoreAllMocks();
    process.chdir(root);
    rmSync(site, { recursive: true });
  });

  it("§2: the index shows each category with its count, and a part of the articles", () => {
    const { ArticleCategories, RecentArticles, getArticles, getCategories, getArchivePages } =
      modules;
    const categories = renderToStaticMarkup(createElement(ArticleCategories));
    const recent = renderToStaticMarkup(createElement(RecentArticles));
    expect(getArticles()).toHaveLength(COUNT);
    expect(count(recent, /<article/g)).toBe(BLOG_INDEX.recent);
    for (const { articles } of getCategories()) {
      expect(categories).toContain(`>${articles.length}<span`);
    }
    for (const { list } of getArchivePages()) {
      expect(categories + recent).toContain(`href="/blog/arquivo/${list.slug}"`);
    }
  });

  it("the archive has every article, on pages that link to each other", () => {
    const { ArchivePagination, findArchivePage, getArchivePages } = modules;
    const pages = getArchivePages();
    const listed = new Set(pages.flatMap(({ articles }) => articles.map(({ slug }) => slug)));
    expect(listed.size).toBe(COUNT);
    expect(Math.max(...pages.map(({ articles }) => articles.length))).toBe(BLOG_INDEX.archivePage);
    const [first, second, none, otherFirst] = ["todos", "todos/2", "todos/99", "todos/1"].map(
      (place) => findArchivePage(place.split("/")),
    );
    const links = (page: typeof first) =>
      renderToStaticMarkup(createElement(ArchivePagination, { page: page! }));
    expect(links(first)).toContain('href="/blog/arquivo/todos/2"');
    expect(links(first)).not.toContain("Mais novos");
    expect(links(second)).toContain('href="/blog/arquivo/todos"');
    expect([none, otherFirst]).toEqual([undefined, undefined]);
  });

  it("the site map page has the newest articles, the sitemap all", () => {
    const { AllArticles, sitemapEntries } = modules;
    const siteMap = renderToStaticMarkup(createElement(AllArticles));
    expect(count(siteMap, /<li class="relative/g)).toBe(NEWEST_ARTICLES.siteMap);
    expect(siteMap).toContain('href="/blog/arquivo/todos"');
    expect(sitemapEntries([]).length).toBeGreaterThan(COUNT);
  });
});
