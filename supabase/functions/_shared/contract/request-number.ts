/** No vowels, so that no number is a word, and no letter that looks like a digit. */
const CHARACTERS = "0123456789BCDFGHJKMNPQRSTVWXYZ";

/** The key of what was said in a minute since 1970. */
export const keyOfMinute = (said: string, minute: number) => `${said}@${minute}`;

const MINUTE = /@\d+$/;

/**
 * The number of a request, for people: "7K4M-9QXT". It is read off the idempotency key of the row,
 * so the site knows it without an answer of the backend (specification §7), and each attempt to send
 * the same request has the same one, whatever its minute. Two requests may share a number.
 * @param key its end is that of a digest or of a UUID, and looks random
 */
export function requestNumber(key: string): string {
  const letters = Array.from(
    key.replace(MINUTE, "").slice(-8),
    (sign) => CHARACTERS[sign.charCodeAt(0) % CHARACTERS.length],
  ).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

const REQUEST_NUMBER = /^[\dB-Z]{4}-[\dB-Z]{4}$/;

export const asRequestNumber = (value: unknown): string | undefined =>
  typeof value === "string" && REQUEST_NUMBER.test(value) ? value : undefined;
