import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { articleAliasRedirects } from "@/lib/content/next-config.mjs";
import {
  getArticles,
  getFeaturedArticles,
  getHomeTeasers,
  getRecentArticles,
  getRecommendedArticles,
} from "@/lib/content/articles";
import { contentProblems, contentWarnings } from "@/lib/content/collection";
import { isPublished, saoPauloDate } from "@/lib/content/publication.mjs";
import { contentCopy, type ContentCopy } from "@/tests/support/content-copy";

// Order, series, related articles and links in code: tests/unit/content/article-lists.test.ts.

/** Articles a, b, c … of which the first is the newest. */
function writeArticles(copy: ContentCopy, fields: readonly string[]) {
  for (const file of copy.files("content/articles")) copy.delete(file);
  fields.forEach((own, index) => {
    const slug = "abcdefgh"[index]!;
    copy.write(
      `content/articles/${slug}.mdx`,
      `---
title: Artigo ${slug}
description: Uma frase longa o bastante para que o buscador tenha o que mostrar.
category: Segurança
tags: [NR-35]
cta: { title: Um, text: Dois, label: Três, href: /contato }
date: 2025-01-${20 - index}
${own}
---
Texto.
`,
    );
  });
}

describe("rules between articles", () => {
  // Each test writes its own articles in the place of those that are there.
  let copy: ContentCopy;
  beforeAll(() => (copy = contentCopy()));
  afterAll(() => copy.remove());

  const slugsOf = (articles: readonly { slug: string }[]) =>
    articles.map(({ slug }) => slug).join("");
  const teaser = (order: number) => `homeTeaser: { category: Política Nacional, order: ${order} }`;
  const F = "featured: true";

  it.each([
    ["three", ["", F, "", F, F], "bde", []],
    ["more: the newest", ["", F, F, F, F], "bcd", ["há 4, e valem os mais novos"]],
    [
      "fewer: filled by the newest",
      ["", "", "", "", F],
      "abe",
      ["há 1, e os mais novos completam"],
    ],
    ["none", ["", "", "", ""], "abc", ["há 0, e os mais novos completam"]],
    ["fewer articles than three", ["", ""], "ab", ["há 0"]],
    ["a draft, which does not count", [`${F}\ndraft: true`, F, F, F], "bcd", []],
  ])("§9: the blog features three articles: %s", (_case, fields, featured, warnings) => {
    writeArticles(copy, fields);
    expect(slugsOf(getFeaturedArticles())).toBe(featured);
    expect(slugsOf(getRecentArticles())).not.toMatch(new RegExp(`[${featured}]`));
    const found = contentWarnings().filter((line) => line.includes("featured:"));
    expect(found).toEqual(warnings.map((line) => expect.stringContaining(line)));
  });

  it.each([
    ["four, in their order", [teaser(3), teaser(1), "", teaser(2), teaser(4)], "bdae", 0],
    ["more: the newest four", [teaser(4), teaser(3), teaser(2), teaser(2), teaser(1)], "cdba", 2],
    ["fewer: then the newest", ["", "", "", "", teaser(1)], "eabc", 1],
    ["gaps", [teaser(9), teaser(5), teaser(2), teaser(7)], "cbda", 0],
  ])("§9: the home page teases four articles: %s", (_case, fields, teasers, warnings) => {
    writeArticles(copy, fields);
    expect(slugsOf(getHomeTeasers())).toBe(teasers);
    expect(contentWarnings().filter((line) => line.includes("homeTeaser"))).toHaveLength(warnings);
  });

  it("articles that a page recommends: those that exist, by an alias too, then the newest", () => {
    writeArticles(copy, ["", "", "aliases: [antigo]", "draft: true"]);
    expect(slugsOf(getRecommendedArticles(["b", "d", "apagado", "antigo"], 3))).toBe("bca");
    expect(slugsOf(getRecommendedArticles([], 9))).toBe("abc");
  });

  it.each([
    ["nothing", ["aliases: [old-a, older-a]", "aliases: [old-b]"], []],
    ["an alias of two articles", ["aliases: [old]", "aliases: [old]"], ["old está em a e b"]],
    ["an address of another article", ["aliases: [b]", ""], ["b (de a) é o endereço de outro"]],
    ["an alias to itself", ["aliases: [a]"], ["a leva a si mesmo"]],
    ["a loop", ["aliases: [b]", "aliases: [a]"], ["a e b levam um ao outro"]],
  ])("aliases: warns of %s, and each address leads somewhere once", (_case, fields, warnings) => {
    writeArticles(copy, fields);
    expect(contentProblems()).toEqual([]);
    const found = contentWarnings().filter((line) => line.includes("aliases:"));
    expect(found).toEqual(warnings.map((line) => expect.stringContaining(line)));
    const redirects = articleAliasRedirects();
    const sources = redirects.map(({ source }) => source);
    expect(new Set(sources).size).toBe(sources.length);
    // Next asks for redirects before pages: none may hide an article.
    for (const { slug } of getArticles()) expect(sources).not.toContain(`/blog/${slug}`);
  });
});

describe("publication", () => {
  it.each([
    ["2025-01-15T02:59:59Z", "2025-01-14"],
    ["2025-01-15T03:00:00Z", "2025-01-15"],
    ["2025-01-15T23:59:59-03:00", "2025-01-15"],
  ])("at %s it is %s in São Paulo", (instant, day) => {
    expect(saoPauloDate(new Date(instant))).toBe(day);
  });

  it.each([
    [{ date: "2025-01-15" }, true],
    [{ date: "2025-01-14", draft: false }, true],
    [{ date: "2025-01-16" }, false],
    [{ date: "2025-01-14", draft: true }, false],
  ])("%j on 15 January 2025: %s", (article, published) => {
    expect(isPublished(article, "2025-01-15", "08:59")).toBe(published);
  });

  it("waits for the hour of an embargo on its day", () => {
    const release = { date: "2025-01-15", embargo: "09:00" };
    const published = (day: string, time: string) => isPublished(release, day, time);
    expect([published("2025-01-15", "08:59"), published("2025-01-15", "09:00")]).toEqual([
      false,
      true,
    ]);
    expect([published("2025-01-14", "23:59"), published("2025-01-16", "00:00")]).toEqual([
      false,
      true,
    ]);
  });

  it("redirects aliases permanently to their article, once that is published", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "articles-"));
    const write = (slug: string, fields: string) =>
      writeFileSync(path.join(folder, `${slug}.mdx`), `---\n${fields}\n---\nTexto`);
    write("novo", "date: 2025-01-10\naliases: [antigo, mais-antigo]");
    write("rascunho", "date: 2025-01-10\ndraft: true\naliases: [outro]");
    write("futuro", "date: 2025-01-11\naliases: [depois]");
    const redirects = (day: string) => articleAliasRedirects(folder, day);
    expect(redirects("2025-01-10")).toEqual([
      { source: "/blog/antigo", destination: "/blog/novo", permanent: true },
      { source: "/blog/mais-antigo", destination: "/blog/novo", permanent: true },
    ]);
    expect(redirects("2025-01-11").map(({ source }) => source)).toContain("/blog/depois");
    rmSync(folder, { recursive: true });
  });
});
