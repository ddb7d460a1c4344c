/** One for all routes: each is a bundle of its own, and would otherwise keep (and first make) a copy of its own. */
const MEMOIZED = Symbol.for("primoze.kept");

type MemoizedValues = Map<string, unknown>;

/**
 * Makes something that many pages ask for once for each process. Under `npm run dev`, where files change meanwhile, and in
 * tests it is made each time.
 * @param name no other may have it
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
