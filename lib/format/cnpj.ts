const CNPJ = /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/;

/**
 * Since July 2026 new numbers have letters too, which count as their ASCII code minus 48 (IN RFB
 * nº 2.229/2024).
 */
export function isCnpj(text: string): boolean {
  const characters = text.replace(/[./-]/g, "");
  if (!CNPJ.test(text) || /^(.)\1*$/.test(characters)) return false;
  const base = characters.slice(0, 12);
  const first = checkDigit(base);
  return characters === `${base}${first}${checkDigit(`${base}${first}`)}`;
}

/** Weights 2 to 9, from the last character to the first, repeated. */
function checkDigit(characters: string): number {
  const sum = [...characters]
    .reverse()
    .reduce((total, one, index) => total + (one.charCodeAt(0) - 48) * ((index % 8) + 2), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}
