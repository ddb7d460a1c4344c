import {
  articleOrBlogPath,
  getArticles,
  getRelatedArticles,
  getSeriesParts,
  getTags,
} from "@/lib/content/articles";

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

  it("are where links in code lead, also by an old name, the blog when one is deleted", () => {
    expect(articleOrBlogPath("parede-de-teste")).toBe("/blog/parede-de-teste");
    expect(articleOrBlogPath("parede-antiga")).toBe("/blog/parede-de-teste");
    expect(articleOrBlogPath("apagado")).toBe("/blog");
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
