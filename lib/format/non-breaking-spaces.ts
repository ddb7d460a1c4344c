export const NO_BREAK_SPACE = "\u00A0";
const UNITS = [
  "cm²|m²|m³|mm|cm|km|ml|l|L|litros|metros|m|kgf|kg|g",
  "kN|kWh|kWp|kW|cv|W|V|A|K|min|minutos|h|horas|dias|anos|fotos|bolsas|%|°C",
].join("|");
const MONTHS =
  "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro";
/** Each space stands behind a first group: Safari before 16.4 refuses a file with a lookbehind. */
const WITHIN_TERM = [
  new RegExp(`(\\d)\\s(?=(?:${UNITS})(?![\\p{L}\\d]))`, "gu"),
  /(R\$|\bNBR|nº|\bart\.|§|\b0800)\s(?=\d)/g,
  /(\b0800\s\d{3})\s(?=\d)/g,
  // "1,50 m × 1,20 m", "34,32 ÷ 12", "Ver Resumo / Depoimentos"
  /(\S)\s(?=[×/]\s)/g,
  /(\s[×÷])\s/g,
  // "22 a 24 de setembro"
  /(\d)\s(?=a\s\d)/g,
  /(\d\sa)\s(?=\d)/g,
  new RegExp(`(\\d\\sde)\\s(?=${MONTHS})`, "g"),
  /(São)\s(?=Paulo)/g,
];
export const WITH_HYPHEN =
  /((?:NR|AC)-\d+|\bpé-direito|\b\d{1,4}-\d{1,4}\b|\b\d+h–\d+h|\b[Ee]-mails?|\bon-line|\bInscreva-se)/;

/**
 * Replaces the spaces, and ends of lines, of "80 cm", "5 dias", "R$ 1.000", "NBR 9050",
 * "1,50 m × 1,20 m", "22 a 24 de setembro" and "São Paulo" with non-breaking ones, and the one
 * before a slash.
 */
export const addNonBreakingSpaces = (text: string): string =>
  WITHIN_TERM.reduce((kept, space) => kept.replace(space, `$1${NO_BREAK_SPACE}`), text);
