/** A Brazilian phone number has 10 or 11 digits with its area code (§5, rule 4). */
const PHONE_DIGITS = { min: 10, max: 11 };

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
  "/": "&#x2F;",
};

const CHARACTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ESCAPES).map(([character, entity]) => [entity.toLowerCase(), character]),
);

/** The six characters of §5 as HTML entities. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"'/]/g, (character) => ESCAPES[character] ?? character);

/** Undoes `escapeHtml` exactly once: a "&lt;" that the visitor typed stays "&lt;". */
export const decodeHtml = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27|#x2f);/gi, (e) => CHARACTERS[e.toLowerCase()] ?? e);

/** Changes every text in a JSON value, also in its lists and objects; its keys stay. */
export function mapTexts<T>(json: T, change: (text: string) => string): T;
export function mapTexts(json: unknown, change: (text: string) => string): unknown {
  if (typeof json === "string") return change(json);
  if (Array.isArray(json)) return json.map((item) => mapTexts(item, change));
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, mapTexts(value, change)]),
  );
}

/** Without what Postgres cannot store; with LF, so that the length is the same without JavaScript. */
export const cleanText = (text: string): string =>
  text
    .replaceAll("\u0000", "")
    .replace(/\r\n?/g, "\n")
    // Not toWellFormed(), which the oldest supported browsers do not have.
    .replace(/\p{Surrogate}/gu, "\ufffd");

/** Without direction marks and other invisible characters, except the one that joins emojis. */
export const removeInvisible = (text: string): string =>
  text.replace(/(?!\u200d)[\p{Cf}\u115f\u1160\u3164\uffa0]/gu, "");

/** On one line, without invisible characters. */
export const oneLine = (text: string): string =>
  removeInvisible(cleanText(text))
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** §5, rule 3. Not a regular expression, because that backtracks for seconds on 60,000 dots. */
export function isEmail(value: string): boolean {
  const [local, domain, ...rest] = value.split("@");
  if (!local || !domain || rest.length > 0 || /\s/.test(value)) return false;
  const dot = domain.indexOf(".", 1);
  return dot !== -1 && dot < domain.length - 1;
}

/** §5, rule 4. */
export function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, "").length;
  return digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}

/** A foreign country code: without it the digits would be another, Brazilian number. */
const IS_FOREIGN = /^\s*(\+|00)(?!\s*55)/;

/**
 * The digits of a Brazilian number, without +55, the trunk 0 and a carrier's code; undefined for other
 * text. 55 is the country code only after "+" or "00" or before 10 digits: it is an area code, too.
 */
export function nationalDigits(phone: string): string | undefined {
  if (IS_FOREIGN.test(phone)) return undefined;
  const all = phone.replace(/\D/g, "");
  const hasCountryCode = /^\s*(\+|00)\s*55/.test(phone) || all.length > PHONE_DIGITS.max;
  const digits = (hasCountryCode ? all.replace(/^(00)?55(?=\d{10})/, "") : all).replace(
    /^0(\d\d)?(?=\d{10,11}$)/,
    "",
  );
  return isPhone(digits) ? digits : undefined;
}

/** A Brazilian number as (11) 90000-0000 or (11) 3000-0000; any other text unchanged. */
export const formatPhone = (value: string): string =>
  nationalDigits(value)?.replace(/^(\d{2})(\d+)(\d{4})$/, "($1) $2-$3") ?? value;

/** As typed, if §5's rule accepts that. */
export const normalizePhone = (value: string): string =>
  isPhone(value) ? value : formatPhone(value);
