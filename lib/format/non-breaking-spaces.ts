export const NO_BREAK_SPACE = "\u00A0";
const UNITS = [
  "cm²|m²|m³|mm|cm|km|ml|l|L|litros|metros|m|kgf|kg|g",
  "kN|kWh|kWp|kW|cv|W|V|A|K|min|minutos|h|horas|dias|anos|fotos|bolsas|%|°C",
].join("|");
const BEFORE_UNIT = new RegExp(`(?<=\\d)\\s(?=(?:${UNITS})(?![\\p{L}\\d]))`, "gu");
const BEFORE_NUMBER = /(?<=R\$|\bNBR|nº|\bart\.|§|\b0800|\b0800\s\d{3})\s(?=\d)/g;
export const WITH_HYPHEN =
  /((?:NR|AC)-\d+|\b\d{1,4}-\d{1,4}\b|\b\d+h–\d+h|\b[Ee]-mails?|\bon-line)/;

/**
 * Replaces the spaces, and ends of lines, of "80 cm", "R$ 1.000" and "NBR 9050" with non-breaking
 * ones.
 */
export const addNonBreakingSpaces = (text: string): string =>
  text.replace(BEFORE_UNIT, NO_BREAK_SPACE).replace(BEFORE_NUMBER, NO_BREAK_SPACE);
