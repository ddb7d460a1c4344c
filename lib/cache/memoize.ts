/** Each route is a separate bundle with its own module variables. */
const holder = globalThis as { memoized?: Map<string, unknown> };

/**
 * Calls `make` once per process, also under `npm run dev`: for what is kept by objects that are
 * made anew when a file changes.
 * @param name must be unique
 */
export const oncePerProcess =
  <Value>(name: string, make: () => Value): (() => Value) =>
  () => {
    const kept = (holder.memoized ??= new Map());
    if (!kept.has(name)) kept.set(name, make());
    return kept.get(name) as Value;
  };

/**
 * Calls `make` once per process. Under `npm run dev`, where files of content/ change, and in tests
 * every call makes a new value.
 * @param name must be unique
 */
export const memoize = <Value>(name: string, make: () => Value): (() => Value) => {
  const kept = oncePerProcess(name, make);
  return () => (process.env.NODE_ENV === "production" ? kept() : make());
};
