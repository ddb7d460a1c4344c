/** An nginx string. A "$" begins a variable there, and nothing can escape it. */
export function quote(value: string): string {
  if (value.includes("$")) throw new Error(`nginx would take a "$" for a variable: ${value}`);
  return quotePattern(value);
}

/** An nginx string whose "$" is meant: a regular expression, or a value with variables. */
export const quotePattern = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;

/**
 * A `map` of nginx: the value of `variable` is that of the first line that fits `source`.
 * Sources without "~" are compared whole and without regard to case.
 */
export function map(source: string, variable: string, lines: [source: string, value: string][]) {
  const body = lines.map(([from, to]) => `    ${from} ${to};`);
  return [`map ${source} ${variable} {`, ...body, "}", ""].join("\n");
}

/** Characters that a regular expression would take for its own. */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * The destination of one of Next's rules, with nginx's numbered groups for the parameters of its source:
 * `/blog/:slug.md` → `/markdown/$1.md`.
 */
export function withGroups(source: string, destination: string): string {
  const names = [...source.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  return destination.replace(/:(\w+)[*+?]?/g, (parameter, name: string) => {
    const group = names.indexOf(name) + 1;
    return group > 0 ? `$${group}` : parameter;
  });
}
