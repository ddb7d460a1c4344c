/** Text rules shared by storing and mailing. Pure functions. */

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#x2f;": "/",
};

const CHARACTERS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
  "/": "&#x2F;",
};

/**
 * Undoes the escaping of specification §5 (& < > " ' /), exactly once: text that the visitor typed as
 * "&lt;" comes back as "&lt;". Anything else is left alone.
 */
export function decodeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27|#x2f);/gi, (e) => ENTITIES[e.toLowerCase()] ?? e);
}

/** Escapes the six characters of specification §5, for text and for attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'/]/g, (character) => CHARACTERS[character] ?? character);
}

/**
 * Makes text storable and changes nothing else: Postgres has no NUL character and no half of a surrogate
 * pair, and would refuse a message for either.
 */
export function storable(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}

/**
 * One line without control, line-separator or direction-changing characters, for e-mail headers and
 * error texts. Longer text is cut and ends in an ellipsis.
 *
 * @param maxLength in UTF-16 units
 */
export function singleLine(text: string, maxLength = 200): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, "")
    .replace(/ {2,}/g, " ")
    .trim();
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).toWellFormed()}…`;
}

/**
 * The address when it is one plain e-mail address that is safe in a header, else null. Stricter than
 * specification §5 on purpose: it only decides whether a reply can be addressed.
 */
export function plainAddress(text: string | null | undefined): string | null {
  const address = text?.trim() ?? "";
  const shape = /^[^\s@<>()[\],;:\\"\p{C}]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u;
  return address.length <= 254 && shape.test(address) ? address : null;
}
