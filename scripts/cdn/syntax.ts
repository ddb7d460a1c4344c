/**
 * An nginx string.
 * @throws Error when it contains "$", which starts a variable and cannot be escaped
 */
export function quote(value: string): string {
  if (value.includes("$")) throw new Error(`nginx treats "$" as a variable: ${value}`);
  return quotePattern(value);
}

/** An nginx string that may contain "$": a regular expression, or a value with variables. */
export const quotePattern = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;

/**
 * An nginx `map`: `variable` gets the value of the first line that matches `source`. Lines without
 * "~" are compared as a whole and case-insensitively.
 */
export function map(source: string, variable: string, lines: [source: string, value: string][]) {
  const body = lines.map(([from, to]) => `    ${from} ${to};`);
  return [`map ${source} ${variable} {`, ...body, "}", ""].join("\n");
}

/** Escapes the special characters of regular expressions. */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * The destination of a Next rule with nginx's numbered groups instead of parameters:
 * `/markdown/:slug.md` → `/markdown/$1.md`.
 */
export function withGroups(source: string, destination: string): string {
  const names = [...source.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  return destination.replace(/:(\w+)[*+?]?/g, (parameter, name: string) => {
    const group = names.indexOf(name) + 1;
    return group > 0 ? `$${group}` : parameter;
  });
}
