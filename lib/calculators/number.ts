/**
 * The number as people in Brazil write it: "2,70", "2.7", "1.200", "1.200,50", also with the
 * field's own unit: "2,70 m", "R$ 400". Other units are refused: "80 cm" in a field of metres must
 * not become 80.
 */
export function parseNumber(text: string, unit = ""): number | undefined {
  const compact = withoutUnit(text.replace(/\s/g, ""), unit);
  const digits = /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(compact)
    ? compact.replaceAll(".", "")
    : compact;
  return /^(\d+([.,]\d*)?|[.,]\d+)$/.test(digits) ? Number(digits.replace(",", ".")) : undefined;
}

function withoutUnit(text: string, unit: string): string {
  const lower = text.toLowerCase().replace("m2", "m²");
  if (unit.startsWith("R$")) return lower.replace(/^r\$/, "");
  return unit && lower.endsWith(unit.toLowerCase()) ? lower.slice(0, -unit.length) : text;
}

/** By their decimals: making one takes longer than all numbers of a result. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number in Portuguese, rounded: between `least` and `most` decimals. */
export function formatNumber(value: number, most = 2, least = 0): string {
  // What rounds to zero has no sign.
  const shown = Math.abs(value) < 0.5 * 10 ** -most ? 0 : value;
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  const format = formats.get(`${least}-${most}`) ?? new Intl.NumberFormat("pt-BR", digits);
  formats.set(`${least}-${most}`, format);
  return format.format(shown);
}

/** "2,70 m", "34,32 m²". */
export const metres = (value: number) => `${formatNumber(value, 2, 2)}\u00a0m`;
export const squareMetres = (value: number) => `${formatNumber(value, 2, 2)}\u00a0m²`;

/** A length in metres as "15 cm" or "7,5 cm". */
export const centimetres = (value: number) => `${formatNumber(value * 100, 1)}\u00a0cm`;

export const litres = (value: number) => `${formatNumber(value, 1)}\u00a0L`;

/** An amount in reais: a price with its cents, others whole from R$ 100 on. */
export const reais = (value: number, isPrice = value < 100) =>
  `R$\u00a0${isPrice ? formatNumber(value, 2, 2) : formatNumber(value, 0)}`;

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count, 0)}\u00a0${count === 1 ? one : many}`;

/** Rounds up; 3.0000000001 from a division of decimals stays 3. */
export const ceil = (value: number) => Math.max(0, Math.ceil(value - 1e-9));
