import {
  findArticle,
  getArticles,
  getFeaturedArticles,
  getHomeTeasers,
  getRecentArticles,
  getRecommendedArticles,
  getRelatedArticles,
  getSeriesParts,
  getTags,
} from "@/lib/content/articles";
import { contentProblems, contentWarnings } from "@/lib/content/collections";
import { aliasRedirects } from "@/lib/content/redirects";
import { contentCopy, type ContentCopy } from "@/tests/support/content-copy";

const bySlug = (slug: string) => getArticles().find((article) => article.slug === slug);

describe("lists of articles", () => {
  const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

  it("have what is published, newest first", () => {
    expect(slugs([...getArticles()])).toEqual([
      "energia-segunda-parte",
      "parede-de-teste",
      "energia-primeira-parte",
      "rampa-de-teste",
      "tomada-de-teste",
      "click-na-pintura-concurso",
      "relato-de-teste",
      "altura-de-teste",
    ]);
  });

  it("have the parts of a series in order, and none without a series", () => {
    expect(slugs([...getSeriesParts(bySlug("energia-segunda-parte")!)])).toEqual([
      "energia-primeira-parte",
      "energia-segunda-parte",
    ]);
    expect(getSeriesParts({})).toEqual([]);
  });

  it.each([
    [
      "a series, then links",
      "energia-primeira-parte",
      ["energia-segunda-parte", "tomada-de-teste"],
    ],
    // Linked in either direction, then by a common subject, before what is only newer.
    [
      "links, then subjects",
      "parede-de-teste",
      ["click-na-pintura-concurso", "relato-de-teste", "rampa-de-teste"],
    ],
    // A common subject makes up for another series.
    ["subjects", "tomada-de-teste", ["energia-primeira-parte", "energia-segunda-parte"]],
  ])("are related by %s", (_what, slug, expected) => {
    const related = slugs(getRelatedArticles(bySlug(slug)!, expected.length));
    expect(related).toEqual(expected);
  });

  it("have each other article once in the related ones, those of another series last", () => {
    const related = slugs(getRelatedArticles(bySlug("parede-de-teste")!, 10));
    expect([...related].sort()).toEqual(
      slugs(getArticles().filter(({ slug }) => slug !== "parede-de-teste")).sort(),
    );
    expect(related.slice(-2)).toEqual(["energia-segunda-parte", "energia-primeira-parte"]);
  });

  it("make a subject of a tag that two articles have", () => {
    expect(getTags().map(({ tag, articles }) => [tag, articles.length])).toEqual([
      ["Energia", 3],
      ["Notícias", 2],
      ["Pintura", 2],
      ["Preparo", 2],
    ]);
  });
});

it("one subject by its address, named as most articles write it", () => {
  const copy = contentCopy();
  writeArticles(
    copy,
    Array.from({ length: 6 }, () => ""),
  );
  ["Elétrica", "eletrica", "Elétrica", "ELÉTRICA", "Água", "Agua"].forEach((tag, index) =>
    copy.replace(`content/articles/${"abcdefgh"[index]!}.mdx`, /^tags: .*/m, `tags: [${tag}]`),
  );
  const found = getTags().map(({ tag, articles }) => [tag, articles.length]);
  copy.remove();
  expect(found).toEqual([
    ["Água", 2],
    ["Elétrica", 4],
  ]);
});

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
    ["no alias that one article has twice", ["aliases: [old, old]"], []],
    ["an alias of two articles", ["aliases: [old]", "aliases: [old]"], ["old está em a e b"]],
    ["an address of another article", ["aliases: [b]", ""], ["b (de a) é o endereço de outro"]],
    ["an alias to itself", ["aliases: [a]"], ["a leva a si mesmo"]],
    ["a loop", ["aliases: [b]", "aliases: [a]"], ["a e b levam um ao outro"]],
  ])("aliases: warns of %s, and each address leads somewhere once", (_case, fields, warnings) => {
    writeArticles(copy, fields);
    expect(contentProblems()).toEqual([]);
    const found = contentWarnings().filter((line) => line.includes("aliases:"));
    expect(found).toEqual(warnings.map((line) => expect.stringContaining(line)));
    const redirects = aliasRedirects();
    const sources = redirects.map(({ source }) => source);
    expect(new Set(sources).size).toBe(sources.length);
    // Next asks for redirects before pages: none may hide an article.
    for (const { slug } of getArticles()) expect(sources).not.toContain(`/blog/${slug}`);
  });

  it("two copies of an alias lead to one article, of which the name of the other is the beginning", () => {
    writeArticles(copy, ["aliases: [antigo]", "aliases: [antigo]"]);
    for (const [slug, name] of [
      ["a", "guia-pintura"],
      ["b", "guia"],
    ]) {
      copy.write(`content/articles/${name}.mdx`, copy.read(`content/articles/${slug}.mdx`));
      copy.delete(`content/articles/${slug}.mdx`);
    }
    expect(aliasRedirects()).toEqual([
      { source: "/blog/antigo", destination: "/blog/guia", permanent: true },
    ]);
    expect(findArticle("antigo")?.slug).toBe("guia");
  });
});
