/** Fails unless the values are equal, compared as data. */
export function equal(actual: unknown, expected: unknown, hint = ""): void {
  const [one, other] = [shown(actual), shown(expected)];
  if (one !== other) throw new Error(`${hint}\nactual:   ${one}\nexpected: ${other}`);
}

/** Fails unless the condition holds. */
export function ok(condition: boolean, hint: string): asserts condition {
  if (!condition) throw new Error(hint);
}

const shown = (value: unknown): string =>
  Deno.inspect(value, { depth: 10, sorted: true, strAbbreviateSize: Infinity, compact: true });
