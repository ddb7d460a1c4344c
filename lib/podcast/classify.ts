import { fold } from "@/lib/format/slug";
import { OTHER_THEME, THEMES, type ThemeKey } from "@/lib/podcast/themes";

/** Without accents. A keyword matches whole words and their plural, with "*" what starts so. */
const KEYWORDS: Readonly<Record<(typeof THEMES)[number]["key"], string>> = {
  "paint-market":
    "tinta*, pintur*, pintor*, pintar, verniz*, massa corrida, esmalte, textura, " +
    "colorist*, lojista",
  documentation:
    "document*, engenh*, arquitet*, projeto estrutural, alvara, laudo, art, rrt, crea, " +
    "cau, habite-se, planta aprovada, norma, abnt, nbr, memorial descritivo",
  entrepreneurship:
    "empreend*, mei, negocio, empresa propria, propria empresa, precificac*, vendas, " +
    "marketing, faturament*, franquia, autonomo",
  condominiums:
    "condomin*, condomino, sindic*, assembleia, area comum, areas comuns, portaria, " +
    "zelador*, administradora",
  delinquency:
    "inadimpl*, cobranca, divida, calote, taxa em atraso, taxas em atraso, devedor*, " +
    "protesto, boleto atrasado",
  "pet-shop":
    "pet, pets, pet shop, pet shops, petshop, petshops, banho e tosa, veterinari*, cachorro, " +
    "animal de estimacao, animais",
  carpentry: "marcen*, carpint*, mdf, moveis planejados, movel planejado, madeira, compensado",
  "real-estate":
    "imobiliari*, imovel, imoveis, corretor*, aluguel, alugueis, locac*, " +
    "financiament*, incorporad*, apartamento na planta",
  electrical:
    "eletric*, energia, solar, fotovoltaic*, sustentab*, sustentavel, sustentaveis, " +
    "hidrogenio, quadro de forca, disjuntor*, led, leds, nr-10, nr10, reciclag*, " +
    "agua de chuva",
  youth:
    "jovem, jovens, juvent*, inclus*, aprendiz*, primeiro emprego, periferia, " +
    "diversidad*, mulher*, feminin*, oportunidade",
  accessibility:
    "acessib*, acessivel, acessiveis, cadeirant*, cadeira de rodas, deficien*, rampa, " +
    "barra de apoio, barras de apoio, mobilidade reduzida, nbr 9050, piso tatil",
};

const THEME_BY_NUMBER: Readonly<Record<number, ThemeKey>> = {
  27: "documentation",
  28: "entrepreneurship",
  29: "entrepreneurship",
};

const matchers = THEMES.map(({ key }) => ({
  key,
  patterns: KEYWORDS[key].split(", ").map(toPattern),
}));

type Titled = { title: string; description: string };

/** The theme with the most keywords in title and description; the first one on a tie (§9). */
export function classifyEpisode({ title, description }: Titled): ThemeKey {
  const number = episodeNumber(title);
  const fixed = number === undefined ? undefined : THEME_BY_NUMBER[number];
  if (fixed) return fixed;
  const text = fold(`${title} ${description}`);
  const scores = matchers.map(({ key, patterns }) => ({
    key,
    score: patterns.filter((pattern) => pattern.test(text)).length,
  }));
  const best = scores.reduce((winner, next) => (next.score > winner.score ? next : winner));
  return best.score > 0 ? best.key : OTHER_THEME.key;
}

function toPattern(keyword: string): RegExp {
  const isStem = keyword.endsWith("*");
  const word = keyword.replace("*", "").replace(/[-.]/g, "\\$&").replace(/ /g, "\\s+");
  return new RegExp(`(?<![a-z0-9])${word}${isStem ? "" : `${plural(keyword)}(?![a-z0-9])`}`);
}

/** "norma" and "normas", but "art" (a document) is not "artes". */
function plural(word: string): string {
  if (/[aeiou]$/.test(word)) return "s?";
  return /[rz]$/.test(word) ? "(?:es)?" : "";
}

export const NUMBER_PATTERNS = [
  /#\s*(\d{1,4})\b/,
  /\bepis[oó]dio\s*(?:n[º°.]?\s*)?(\d{1,4})\b/i,
  /\bep\.?\s*(\d{1,4})\b/i,
  /(?:\b|primoze)cast\s*(\d{1,4})\b/i,
];

export function episodeNumber(title: string): number | undefined {
  for (const pattern of NUMBER_PATTERNS) {
    const match = pattern.exec(title.normalize("NFC"));
    if (match) return Number(match[1]);
  }
  return undefined;
}
