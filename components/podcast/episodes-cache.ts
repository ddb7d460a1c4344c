import type { Cache, State } from "swr";
import { QUERY } from "@/lib/limits";

type Entry = { at: number; data: unknown };

/**
 * A cache provider for SWR. Answers are kept in `localStorage`, so that they stay fresh for five
 * minutes over pages, reloads and tabs (§8).
 */
export function storedCache(): Cache {
  const states = new Map<string, State>();
  return {
    get(key) {
      const data = states.has(key) ? undefined : readFresh(key);
      if (data !== undefined) states.set(key, { data });
      return states.get(key);
    },
    set(key, state) {
      if (state.data !== undefined && state.data !== states.get(key)?.data) store(key, state.data);
      states.set(key, state);
    },
    delete: (key) => void states.delete(key),
    keys: () => states.keys(),
  };
}

const storageKey = (key: string) => `swr ${key}`;

function readFresh(key: string): unknown {
  try {
    const { at, data } = JSON.parse(localStorage[storageKey(key)] as string) as Entry;
    return Date.now() - at < QUERY.freshMs ? data : undefined;
  } catch {
    // Nothing is stored, or storage is not allowed.
    return undefined;
  }
}

function store(key: string, data: unknown) {
  try {
    localStorage[storageKey(key)] = JSON.stringify({ at: Date.now(), data } satisfies Entry);
  } catch {
    // Storage is full or not allowed.
  }
}
