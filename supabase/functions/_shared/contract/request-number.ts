/** No vowels, so that no number is a word, and no letter that looks like a digit. */
const CHARACTERS = "0123456789BCDFGHJKMNPQRSTVWXYZ";

/** The key of what was said in a minute since 1970. */
export const keyOfMinute = (said: string, minute: number) => `${said}@${minute}`;

const MINUTE = /@\d+$/;

/**
 * The number of a request, for people: "7K4M-9QXT". It is computed from the idempotency key of the
 * row, so the site knows it without an answer of the backend (specification §7), and each attempt
 * to send the same request has the same one, whatever its minute. Of 10,000, some two share a
 * number once in 13,000 times.
 */
export function requestNumber(key: string): string {
  let letters = "";
  const base = BigInt(CHARACTERS.length);
  for (let rest = hash(key.replace(MINUTE, "")); letters.length < 8; rest /= base) {
    letters += CHARACTERS[Number(rest % base)];
  }
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

const REQUEST_NUMBER = /^[\dB-Z]{4}-[\dB-Z]{4}$/;

export const asRequestNumber = (value: unknown): string | undefined =>
  typeof value === "string" && REQUEST_NUMBER.test(value) ? value : undefined;

/** 64-bit FNV-1a: the number is no secret. */
function hash(text: string): bigint {
  let value = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n);
  }
  return value;
}
