import type { Cache, State } from "swr";
import { QUERY } from "@/lib/limits";
import { isLoadedEpisodes, type LoadedEpisodes } from "@/lib/podcast/episode";

type Entry = { at: number; data: LoadedEpisodes };

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

function readFresh(key: string): LoadedEpisodes | undefined {
  try {
    const entry: unknown = JSON.parse(localStorage[storageKey(key)] as string);
    return isEntry(entry) && Date.now() - entry.at < QUERY.freshMs ? entry.data : undefined;
  } catch {
    // Nothing is stored, or storage is not allowed.
    return undefined;
  }
}

/** Another version of the site may have stored it. By hand: zod would add 5 kB to the page. */
function isEntry(value: unknown): value is Entry {
  const { at, data } = Object(value) as Partial<Record<keyof Entry, unknown>>;
  return typeof at === "number" && isLoadedEpisodes(data);
}

function store(key: string, data: unknown) {
  try {
    localStorage[storageKey(key)] = JSON.stringify({ at: Date.now(), data });
  } catch {
    // Storage is full or not allowed.
  }
}
