import { PODCAST } from "@/lib/limits";
import { classifyEpisode } from "@/lib/podcast/classify";
import { THEMES, toSegments } from "@/lib/podcast/themes";
import { toEpisodes } from "@/lib/server/wire-episode";
import { demoEpisodes } from "@/tests/support/search-episodes";

const theme = (title: string, description = "") => classifyEpisode({ title, description });

describe("§9.3: theme by keyword in title plus description", () => {
  it.each([
    ["Como o mercado de tintas mudou", "paint-market"],
    ["PINTORES do Brasil", "paint-market"],
    ["Alvará, ART e laudo: a papelada da obra", "documentation"],
    ["Engenheira explica o projeto estrutural", "documentation"],
    ["De MEI a dono do próprio negócio", "entrepreneurship"],
    ["Síndico profissional: vale a pena?", "condominiums"],
    ["A assembleia que não acabava", "condominiums"],
    ["Inadimplência: como cobrar dívidas", "delinquency"],
    ["Obra em pet shop", "pet-shop"],
    ["Banho e tosa dentro de casa", "pet-shop"],
    ["Marcenaria em MDF", "carpentry"],
    ["Móveis planejados sem dor de cabeça", "carpentry"],
    ["Corretor de imóveis conta tudo", "real-estate"],
    ["Energia solar no telhado", "electrical"],
    ["Instalações elétricas seguras", "electrical"],
    ["Jovens aprendizes na obra", "youth"],
    ["Primeiro emprego na periferia", "youth"],
    ["Rampas e barras de apoio", "accessibility"],
    ["Casa acessível para cadeirantes", "accessibility"],
    ["Bate-papo de fim de ano", "other"],
  ])("%s → %s", (title, expected) => {
    expect(theme(title)).toBe(expected);
  });

  it.each([
    ["petróleo does not match pet", "O preço do petróleo", "other"],
    ["artista does not match ART", "Um artista na cidade", "other"],
    ["the first theme wins a tie", "A tinta do síndico", "paint-market"],
    ["the first theme wins a tie of later ones", "O síndico e a rampa", "condominiums"],
    ["without accents", "INADIMPLENCIA e cobranca", "delinquency"],
    ["with combining accents", "Ele\u0301trica de verdade", "electrical"],
    [
      "the theme with more keywords wins",
      "Tinta no condomínio: síndico e assembleia decidem",
      "condominiums",
    ],
  ])("%s", (_rule, title, expected) => {
    expect(theme(title)).toBe(expected);
  });

  it("reads the description too", () => {
    expect(theme("Conversa aberta", "O síndico e as áreas comuns.")).toBe("condominiums");
  });

  it.each([
    ["Cast 27 | Tintas", "documentation"],
    ["#28 Pet shop", "entrepreneurship"],
    ["Ep. 29 – Síndicos", "entrepreneurship"],
  ])("fixes the theme by number: %s → %s", (title, expected) => {
    expect(theme(title)).toBe(expected);
  });
});

describe("segments", () => {
  it("are sorted by size, keep the input order, and omit empty themes", () => {
    const titles = ["Tintas", "Energia solar", "Elétrica", "Nada disso"];
    const segments = toSegments(
      toEpisodes(titles.map((title) => ({ id: title, title, publishedAt: "2025-01-01" }))),
    );
    expect(segments.map(({ key, episodes }) => [key, episodes.map(({ id }) => id)])).toEqual([
      ["electrical", ["Energia solar", "Elétrica"]],
      ["paint-market", ["Tintas"]],
      ["other", ["Nada disso"]],
    ]);
  });

  it("cover every theme with the demonstration episodes", () => {
    const episodes = demoEpisodes();
    expect(episodes).toHaveLength(29);
    const segments = toSegments(episodes);
    const keys = segments.map(({ key }) => key);
    expect(THEMES.map(({ key }) => key).filter((key) => !keys.includes(key))).toEqual([]);
    // What the page does with a long theme and with "Outros Temas" can be seen.
    expect(segments[0]?.episodes.length).toBeGreaterThan(PODCAST.perSegment);
    expect(segments.find(({ key }) => key === "other")?.episodes).toHaveLength(2);
  });
});
