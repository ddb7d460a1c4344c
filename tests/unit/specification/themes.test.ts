import { classifyEpisode } from "@/lib/podcast/classify";
import { OTHER_THEME, THEMES } from "@/lib/podcast/themes";

it("§3: 11 theme groups plus the fallback “Outros Temas”", () => {
  expect([...THEMES, OTHER_THEME].map(({ label }) => label)).toEqual([
    "Mercado de Tintas",
    "Documentação e Engenharia",
    "Empreendedorismo",
    "Condomínios",
    "Inadimplência",
    "Pet Shop",
    "Marcenaria",
    "Mercado Imobiliário",
    "Elétrica e Sustentabilidade",
    "Juventude e Inclusão",
    "Acessibilidade",
    "Outros Temas",
  ]);
});

const theme = (title: string, description = "") => classifyEpisode({ title, description });

describe("§9: theme by keyword in title plus description", () => {
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
    ["nor do artes", "As artes na periferia das cidades", "youth"],
    ["a gato of the grid is no pet", "Gato de luz: quem paga a conta?", "other"],
    ["a plural is a word, too", "Normas e laudos", "documentation"],
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
