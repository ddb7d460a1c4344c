// Plain JavaScript: lib/content/front-matter.mjs needs it.

/** Each route is a separate bundle with its own module variables: this one is of the process. */
const holder = /** @type {{ kept?: Map<string, unknown> }} */ (/** @type {unknown} */ (globalThis));

/** What this process has read or made. */
const kept = (holder.kept ??= new Map());

/**
 * Calls `make` once a process.
 * @template Value
 * @param {string} key unique, with all that the value depends on
 * @param {() => Value} make
 * @returns {Value}
 */
export function keep(key, make) {
  if (!kept.has(key)) kept.set(key, make());
  return /** @type {Value} */ (kept.get(key));
}

/**
 * Calls `make` once a process. Under `npm run dev`, where files of content/ change, and in tests
 * every call makes a new value.
 * @template Value
 * @param {string} key unique
 * @param {() => Value} make
 * @returns {() => Value}
 */
export const memoize = (key, make) => () =>
  ["development", "test"].includes(String(process.env.NODE_ENV)) ? make() : keep(key, make);
