import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { articleAliasRedirects } from "@/lib/content/next-config.mjs";
import { aliasProblems, articleProblems } from "@/lib/content/article-schema";
import {
  articleOrBlogPath,
  getArticles,
  getRelatedArticles,
  getSeriesParts,
  runningText,
} from "@/lib/content/articles";
import { shortDate } from "@/lib/content/dates";
import { isPublished, saoPauloDate } from "@/lib/content/publication.mjs";

const bySlug = (slug: string) => getArticles().find((article) => article.slug === slug);

describe("§2: the eleven articles", () => {
  it("exist under their slugs", () => {
    expect(
      getArticles()
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(
      [
        "eficiencia-energetica",
        "comandos-eletricos",
        "segredos-lojistas",
        "guia-pintura",
        "hidrogenio-verde-revolucao-energetica",
        "hidrogenio-verde-brasil-politica-nacional",
        "nr35-trabalhos-altura",
        "acessibilidade-casa-baixo-custo",
        "mulheres-na-manutencao-depoimentos",
        "click-na-pintura-concurso",
        "empreendedorismo-periferia-transformacao",
      ].sort(),
    );
  });

  it("are where links in code lead, the blog when one is deleted", () => {
    expect(articleOrBlogPath("guia-pintura")).toBe("/blog/guia-pintura");
    expect(articleOrBlogPath("apagado")).toBe("/blog");
  });

  it("have 700 to 1,200 words each", () => {
    for (const { slug, body } of getArticles()) {
      const words = runningText(body.text)
        .split(/\s+/)
        .filter((word) => /[\p{L}\d]/u.test(word)).length;
      expect([slug, words >= 700 && words <= 1200]).toEqual([slug, true]);
    }
  });

  it.each([
    ["hidrogenio-verde-brasil-politica-nacional", "15 Jan 2025", "/contato"],
    ["mulheres-na-manutencao-depoimentos", "28 Dez 2024", "/mulheres-na-manutencao"],
    ["click-na-pintura-concurso", "25 Dez 2024", "/click-na-pintura"],
    ["empreendedorismo-periferia-transformacao", "22 Dez 2024", "/projetos-sociais"],
  ])("%s is dated %s and links to %s", (slug, date, href) => {
    const article = bySlug(slug);
    expect(article && shortDate(article.date)).toBe(date);
    expect(article?.cta.href).toBe(href);
  });

  it("are sorted newest first", () => {
    const dates = getArticles().map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});

describe("lists of articles", () => {
  it("treats linked articles as related", () => {
    const women = bySlug("mulheres-na-manutencao-depoimentos");
    expect(women && getRelatedArticles(women, 3).map(({ slug }) => slug)).toContain(
      "empreendedorismo-periferia-transformacao",
    );
  });

  it("returns the parts of a series in order, and none without a series", () => {
    const part2 = bySlug("hidrogenio-verde-brasil-politica-nacional");
    expect(part2 && getSeriesParts(part2).map(({ slug }) => slug)).toEqual([
      "hidrogenio-verde-revolucao-energetica",
      "hidrogenio-verde-brasil-politica-nacional",
    ]);
    expect(getSeriesParts({})).toEqual([]);
  });

  it("returns each related article once, the other part of a series first, those of other series last", () => {
    for (const article of getArticles()) {
      const slugs = getRelatedArticles(article, 10).map(({ slug }) => slug);
      expect(slugs).toEqual([...new Set(slugs)]);
      expect(slugs).toHaveLength(10);
      const [part] = getSeriesParts(article).filter(({ slug }) => slug !== article.slug);
      if (part) expect(slugs[0]).toBe(part.slug);
    }
    const paint = getArticles().find(({ slug }) => slug === "segredos-lojistas")!;
    const last = getRelatedArticles(paint, 10).slice(-2);
    expect(last.map(({ series }) => series?.title)).toEqual([
      "Hidrogênio verde",
      "Hidrogênio verde",
    ]);
  });
});

describe("rules between articles", () => {
  const article = (slug: string, ...aliases: string[]) => ({ slug, aliases });

  it.each([
    ["nothing", [article("a", "old-a", "older-a"), article("b", "old-b")], []],
    [
      "an alias of two articles",
      [article("a", "old"), article("b", "old")],
      ["aliases: old está em a e b"],
    ],
    [
      "an alias that is the slug of another article",
      [article("a", "b"), article("b")],
      ["aliases: b (de a) é o endereço de outro artigo"],
    ],
    ["an alias of an article to itself", [article("a", "a")], ["aliases: a leva a si mesmo"]],
    ["a loop", [article("a", "b"), article("b", "a")], ["aliases: a e b levam um ao outro"]],
    ["an alias twice in one article", [article("a", "old", "old")], ["aliases: old está em a e a"]],
  ])("find %s", (_case, articles, problems) => {
    expect([...new Set(aliasProblems(articles))]).toEqual(problems);
  });

  it("ask for three featured articles and four teasers", () => {
    const plain = getArticles().map((one) => ({ ...one, featured: false, homeTeaser: undefined }));
    expect(articleProblems(plain)).toEqual([
      expect.stringContaining("exatamente 3 artigos publicados levam `featured: true`; há 0"),
      expect.stringContaining("mostra 4 artigos publicados, numerados 1, 2, 3, 4; há nenhum"),
    ]);
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
