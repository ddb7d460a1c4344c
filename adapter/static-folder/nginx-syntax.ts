/** An nginx string. @throws Error for "$", which starts a variable and cannot be escaped */
export function quote(value: string): string {
  if (value.includes("$")) throw new Error(`nginx treats "$" as a variable: ${value}`);
  return quotePattern(value);
}

/** An nginx string that may contain "$": a regular expression, or a value with variables. */
export const quotePattern = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;

export type Lines = [source: string, value: string][];

/** Lines without "~" are compared as a whole and case-insensitively. */
export function map(source: string, variable: string, fallback: string, lines: Lines) {
  const body = [["default", fallback], ...lines].map(([from, to]) => `    ${from} ${to};`);
  return [`map ${source} ${variable} {`, ...body, "}", ""].join("\n");
}

export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
