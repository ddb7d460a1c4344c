/** Each route is a separate bundle with its own module variables: this one is of the process. */
const holder = globalThis as { kept?: Map<string, unknown> };

/** What this process has read or made. */
const kept = (holder.kept ??= new Map<string, unknown>());

/**
 * Calls `make` once a process.
 * @param key unique, with all that the value depends on
 */
export function keep<Value>(key: string, make: () => Value): Value {
  if (!kept.has(key)) kept.set(key, make());
  return kept.get(key) as Value;
}

/**
 * Calls `make` once a process. Under `npm run dev`, where files of content/ change, and in tests
 * every call makes a new value.
 * @param key unique
 */
export const memoize =
  <Value>(key: string, make: () => Value): (() => Value) =>
  () =>
    ["development", "test"].includes(String(process.env.NODE_ENV)) ? make() : keep(key, make);
