import { getArchivePages } from "@/lib/content/archive";
import {
  getArticles,
  getCategories,
  getFeaturedArticles,
  getHomeTeasers,
  getRecentArticles,
  getRelatedArticles,
  getSeriesParts,
} from "@/lib/content/articles";
import { shortDate } from "@/lib/content/dates";
import { runningText } from "@/lib/content/running-text";

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

  it("have 700 to 1,200 words each", () => {
    for (const { slug, body } of getArticles()) {
      const words = runningText(body.text)
        .split(/\s+/)
        .filter((word) => /[\p{L}\d]/u.test(word)).length;
      expect({ slug, enough: words >= 700, words: words <= 1200 ? "at most 1200" : words }).toEqual(
        {
          slug,
          enough: true,
          words: "at most 1200",
        },
      );
    }
  });

  it.each([
    ["hidrogenio-verde-brasil-politica-nacional", "15 Jan 2025", "/contato"],
    ["acessibilidade-casa-baixo-custo", "03 Jan 2025", "/contato"],
    ["mulheres-na-manutencao-depoimentos", "28 Dez 2024", "/mulheres-na-manutencao"],
    ["click-na-pintura-concurso", "25 Dez 2024", "/click-na-pintura"],
    ["empreendedorismo-periferia-transformacao", "22 Dez 2024", "/projetos-sociais"],
  ])("%s is dated %s and links to %s", (slug, date, href) => {
    const article = bySlug(slug);
    expect(article && shortDate(article.date)).toBe(date);
    expect(article?.cta.href).toBe(href);
  });

  it.each([
    ["hidrogenio-verde-brasil-politica-nacional", "Falar com Especialista"],
    ["acessibilidade-casa-baixo-custo", "Solicite uma Consultoria!"],
    ["click-na-pintura-concurso", "Participar do Concurso"],
  ])("the call to action of %s is %j", (slug, label) => {
    expect(bySlug(slug)?.cta.label).toBe(label);
  });

  it("are sorted newest first", () => {
    const dates = getArticles().map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});

describe("lists of articles", () => {
  it("§2: home teasers in order with the labels of §3", () => {
    expect(getHomeTeasers().map(({ slug, homeTeaser }) => [slug, homeTeaser.category])).toEqual([
      ["hidrogenio-verde-revolucao-energetica", "Energia Renovável"],
      ["segredos-lojistas", "Mercado de Tintas"],
      ["hidrogenio-verde-brasil-politica-nacional", "Política Nacional"],
      ["guia-pintura", "Dicas de Pintura"],
    ]);
  });

  it("§2: only categories that have articles", () => {
    const groups = getCategories();
    expect(groups.every(({ articles }) => articles.length > 0)).toBe(true);
    expect(groups.flatMap(({ articles }) => articles)).toHaveLength(getArticles().length);
  });

  it("treats linked articles as related", () => {
    const women = bySlug("mulheres-na-manutencao-depoimentos");
    expect(women && getRelatedArticles(women, 3).map(({ slug }) => slug)).toContain(
      "empreendedorismo-periferia-transformacao",
    );
  });

  it("§2: every article is either featured or recent", () => {
    const slugs = [...getFeaturedArticles(), ...getRecentArticles()].map(({ slug }) => slug);
    expect(slugs.sort()).toEqual(
      getArticles()
        .map(({ slug }) => slug)
        .sort(),
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

  it("lists the other part of a series first among related articles", () => {
    const part2 = bySlug("hidrogenio-verde-brasil-politica-nacional");
    expect(part2 && getRelatedArticles(part2, 3)[0]?.slug).toBe(
      "hidrogenio-verde-revolucao-energetica",
    );
  });

  it("§2: there is no archive while the index shows all articles", () => {
    expect(getArchivePages()).toEqual([]);
  });

  it("returns each related article once", () => {
    for (const article of getArticles()) {
      const slugs = getRelatedArticles(article, 10).map(({ slug }) => slug);
      expect(slugs).toEqual([...new Set(slugs)]);
      expect(slugs).toHaveLength(10);
    }
  });
});
