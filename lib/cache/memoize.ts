/** On globalThis, because each route is a separate bundle with its own module variables. */
const MEMOIZED = Symbol.for("primoze.kept");

type MemoizedValues = Map<string, unknown>;

/**
 * Calls `make` once per process. Under `npm run dev`, where files of content/ change, and in tests
 * every call makes a new value.
 * @param name must be unique
 */
export function memoize<Value>(name: string, make: () => Value): () => Value {
  return () => {
    if (process.env.NODE_ENV !== "production") return make();
    const holder = globalThis as typeof globalThis & { [MEMOIZED]?: MemoizedValues };
    const kept = (holder[MEMOIZED] ??= new Map());
    if (!kept.has(name)) kept.set(name, make());
    return kept.get(name) as Value;
  };
}
