import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ARCHIVE_PAGE, BLOG_INDEX, NEWEST_ARTICLES } from "@/lib/limits";
import { contentCopy, type ContentCopy } from "@/tests/support/content-copy";
import { fillArticles } from "@/tests/support/generated-articles";

/** More than an archive page and the site map page have. */
const COUNT = 200;
/** The modules find the folder of the content when they are loaded. */
const load = async () => ({
  ...(await import("@/app/blog/arquivo/[...segments]/page")),
  ...(await import("@/app/blog/sections")),
  ...(await import("@/app/mapa-do-site/sections")),
  ...(await import("@/lib/content/archive")),
  ...(await import("@/lib/content/articles")),
  ...(await import("@/lib/seo/sitemap")),
});

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe(`with ${COUNT} articles`, () => {
  let copy: ContentCopy;
  let modules: Awaited<ReturnType<typeof load>>;

  beforeAll(async () => {
    copy = contentCopy();
    for (const unpublished of ["rascunho-de-teste", "futuro-de-teste"])
      copy.delete(`content/articles/${unpublished}.mdx`);
    fillArticles(path.join(copy.root, "articles"), COUNT);
    // Reads the articles once, as a build does.
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
    modules = await load();
  });
  afterAll(() => {
    jest.restoreAllMocks();
    copy.remove();
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

  it("the archive has every article, on pages that link to each other", async () => {
    const pages = modules.getArchivePages();
    const listed = new Set(pages.flatMap(({ items }) => items.map(({ slug }) => slug)));
    expect(listed.size).toBe(COUNT);
    expect(Math.max(...pages.map(({ items }) => items.length))).toBe(ARCHIVE_PAGE);
    const open = async (place: string) => {
      const params = Promise.resolve({ segments: place.split("/") });
      return renderToStaticMarkup(await modules.default({ params }));
    };
    const first = await open("todos");
    expect(first).toContain('href="/blog/arquivo/todos/2"');
    expect(first).not.toContain("Mais novos");
    expect(await open("todos/2")).toContain('href="/blog/arquivo/todos"');
    for (const none of ["todos/99", "todos/1"]) await expect(open(none)).rejects.toThrow();
  });

  it("the site map page has the newest articles, the sitemap all", () => {
    const { AllArticles, sitemapEntries } = modules;
    const siteMap = renderToStaticMarkup(createElement(AllArticles));
    expect(count(siteMap, /<li class="relative/g)).toBe(NEWEST_ARTICLES.siteMap);
    expect(siteMap).toContain('href="/blog/arquivo/todos"');
    expect(sitemapEntries([]).length).toBeGreaterThan(COUNT);
  });
});
