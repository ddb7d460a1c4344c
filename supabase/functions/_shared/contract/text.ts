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

/**
 * Without what Postgres cannot store; with LF, so that the length is the same without JavaScript.
 * U+000B breaks a line in PowerPoint, U+000C in a text by pages, U+0085 in one of a mainframe.
 */
export const cleanText = (text: string): string =>
  text
    .replaceAll("\u0000", "")
    .replace(/\r\n?|[\v\f\u0085]/g, "\n")
    // Not toWellFormed(), which the oldest supported browsers do not have.
    .replace(/\p{Surrogate}/gu, "\ufffd");

/** Without direction marks and other invisible characters, except the one that joins emojis. */
const removeInvisible = (text: string): string =>
  text.replace(/(?!\u200d)[\p{Cf}\u115f\u1160\u3164\uffa0]/gu, "");

const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * What was typed into a field, as its rules and its counter take it: text that nobody sees is
 * blank.
 */
export function fieldText(value: string): string {
  const text = cleanText(value).trim();
  return BLANK.test(text) ? "" : text;
}

/** With LF, and without invisible and control characters, which could be commands of a terminal. */
export const visibleText = (text: string): string =>
  removeInvisible(cleanText(text))
    .replace(/[\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "");

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

/** The area codes of Brazil. */
const AREA = "(?:[14689][1-9]|2[12478]|3[1-578]|5[13-5]|7[13-579])";
const NATIONAL = new RegExp(`^${AREA}(?:[2-9]\\d{7}|9\\d{8})$`);
/** After a trunk 0 a number of ten digits is a landline: cell phones have eleven. */
const NATIONAL_AFTER_TRUNK = new RegExp(`^${AREA}(?:[2-57]\\d{7}|9\\d{8})$`);

/** 0800, 0300, 0500 and 0900 have no area code; the 0 is left out only behind +55. */
const SERVICE = /^0?([3589]00)(\d{3})(\d{3,4})$/;

/** 55 is the country code only after "+" or "00" or before 10 digits: it is an area code, too. */
function withoutCountryCode(phone: string): { digits: string; hasCountryCode: boolean } {
  // Who gives an e-mail beside it may have digits there.
  const words = phone.split(/\s/).filter((word) => !word.includes("@"));
  const all = words.join("").replace(/\D/g, "");
  const isCountryCode = /^\s*(\+|00)\s*55/.test(phone) || all.length > PHONE_DIGITS.max;
  const digits = isCountryCode ? all.replace(/^(00)?55(?=\d{9,})/, "") : all;
  return { digits, hasCountryCode: digits !== all };
}

/**
 * The digits of a Brazilian number, without +55, the trunk 0 and a carrier's code; undefined for
 * other text, and for the numbers of services.
 */
export function nationalDigits(phone: string): string | undefined {
  if (IS_FOREIGN.test(phone)) return undefined;
  const { digits } = withoutCountryCode(phone);
  const local = digits.replace(/^0(\d\d)?(?=\d{10,11}$)/, "");
  const rule = local === digits ? NATIONAL : NATIONAL_AFTER_TRUNK;
  return rule.test(local) ? local : undefined;
}

/** A Brazilian number as (11) 90000-0000 or (11) 3000-0000; any other text unchanged. */
export function formatPhone(value: string): string {
  const { digits, hasCountryCode } = withoutCountryCode(value);
  if (hasCountryCode && SERVICE.test(digits)) return digits.replace(SERVICE, "0$1 $2 $3");
  return nationalDigits(value)?.replace(/^(\d{2})(\d+)(\d{4})$/, "($1) $2-$3") ?? value;
}

/** A phone number as typed, if §5's rule accepts it, else in the Brazilian format. */
export const normalizePhone = (value: string): string =>
  isPhone(value) ? value : formatPhone(value);

/**
 * An e-mail address without what comes along when one is copied: invisible characters, "mailto:", a
 * name before angle brackets, quotes and brackets around it, and punctuation behind it. Its own
 * dots stay, also where no mail server accepts them. Other text only loses the invisible
 * characters.
 */
export function normalizeEmail(text: string): string {
  const visible = text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, "").trim();
  const [, inBrackets = visible] = /^[^<>@]*<([^<>]+)>[.,;]?$/.exec(visible) ?? [];
  const bare = inBrackets.replace(/^mailto:\s*/i, "").replace(OPENING, "");
  const query = bare.indexOf("?", bare.indexOf("@") + 1);
  let end = query < 0 ? bare.length : query;
  while (end > 0 && CLOSING.test(bare.charAt(end - 1))) end -= 1;
  const address = bare.slice(0, end);
  return isEmail(address) ? address : visible;
}

const OPENING = /^[\s<([{"'“”‘’«]+/;
const CLOSING = /[\s>)\]}"'“”‘’».,;:/!]/;
