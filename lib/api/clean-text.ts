/**
 * What Postgres cannot hold (NUL, half a surrogate pair) taken out or replaced, and line breaks as the browser's own
 * script sends them, so that a text without JavaScript is no longer than the same text with it. Every other character
 * stays: control and direction marks are made harmless where they are shown, in mail and inbox.
 */
export const cleanText = (text: string) =>
  text.replaceAll("\u0000", "").replace(/\r\n?/g, "\n").toWellFormed();

/** `cleanText`, and white space removed from both ends, over every value of a flat record. */
export const cleanValues = <T extends Record<string, string>>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, cleanText(value).trim()]),
  ) as T;
