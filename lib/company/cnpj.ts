/** Weights of the check digits, from the last character to the first, repeated. */
const WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9];

const FORMAT = /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/;

/** Letters count as their ASCII code minus 48, like digits (IN RFB nº 2.229/2024). */
function checkDigit(characters: string): number {
  const sum = [...characters]
    .reverse()
    .reduce(
      (total, character, index) =>
        total + (character.charCodeAt(0) - 48) * (WEIGHTS[index % WEIGHTS.length] ?? 0),
      0,
    );
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

/**
 * Whether a text is a CNPJ in its usual form, "00.000.000/0001-00", with valid check digits. Since
 * July 2026 new numbers have letters too.
 */
export function isCnpj(text: string): boolean {
  if (!FORMAT.test(text)) return false;
  const characters = text.replace(/[./-]/g, "");
  if (/^(.)\1*$/.test(characters)) return false;
  const base = characters.slice(0, 12);
  const first = checkDigit(base);
  return characters === `${base}${first}${checkDigit(`${base}${first}`)}`;
}
