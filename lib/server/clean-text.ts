/**
 * Removes or replaces what Postgres cannot store (NUL, half a surrogate pair), and converts line
 * breaks to LF, so that a text has the same length with and without JavaScript. Mail and inbox
 * handle control characters and direction marks when they show the text.
 */
export const cleanText = (text: string) =>
  text.replaceAll("\u0000", "").replace(/\r\n?/g, "\n").toWellFormed();

/** Cleans and trims every value of a flat record. */
export const cleanValues = <T extends Record<string, string>>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, cleanText(value).trim()]),
  ) as T;
