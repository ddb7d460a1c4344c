/** Throws unless the values are deeply equal. */
export function equal(actual: unknown, expected: unknown, hint = ""): void {
  const [left, right] = [inspect(actual), inspect(expected)];
  if (left !== right) throw new Error(`${hint}\nactual:   ${left}\nexpected: ${right}`);
}

/** Throws unless the condition is true. */
export function ok(condition: boolean, hint: string): asserts condition {
  if (!condition) throw new Error(hint);
}

const inspect = (value: unknown): string =>
  Deno.inspect(value, { depth: 10, sorted: true, strAbbreviateSize: Infinity, compact: true });
