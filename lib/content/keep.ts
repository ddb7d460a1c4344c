/** One for all routes: each is a bundle of its own, and would otherwise keep (and first make) a copy of its own. */
const KEPT = Symbol.for("primoze.kept");

type Kept = Map<string, unknown>;

/**
 * Makes something that many pages ask for once for each process. Under `npm run dev`, where files change meanwhile, and in
 * tests it is made each time.
 * @param name no other may have it
 */
export function keepInProduction<Value>(name: string, make: () => Value): () => Value {
  return () => {
    if (process.env.NODE_ENV !== "production") return make();
    const holder = globalThis as typeof globalThis & { [KEPT]?: Kept };
    const kept = (holder[KEPT] ??= new Map());
    if (!kept.has(name)) kept.set(name, make());
    return kept.get(name) as Value;
  };
}
