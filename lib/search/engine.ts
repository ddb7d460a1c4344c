import { searchIndexPath } from "@/lib/paths";
import { toHit, type SearchHit } from "@/lib/search/hits";
import type { PagefindInstance, PagefindModule } from "@/lib/search/pagefind";
import { SECTION_FILTER, type SearchSection } from "@/lib/search/sections";

/** The best `hits` of a search, and the total number of matching pages. */
export type SearchResponse = { query: string; total: number; hits: SearchHit[] };

/** Number of words in an excerpt. */
const EXCERPT_WORDS = 24;

let engine: Promise<PagefindInstance & { version: string }> | undefined;
let failures = 0;

/** Preloads the engine. A failure is reported by the next search. */
export const prepareSearch = () => void loadEngine().catch(() => {});

/**
 * Searches for pages that contain all words of the query, ignoring accents and word endings.
 * @param options.section limits the search to one section
 * @param options.count maximum number of hits to load
 * @throws when the index cannot be loaded or was replaced by a deployment; the next call loads it
 */
export async function searchSite(
  query: string,
  { section, count }: { section?: SearchSection; count: number },
): Promise<SearchResponse> {
  try {
    const filters = section && { [SECTION_FILTER]: section };
    const { version, search } = await loadEngine();
    const { results } = await search(query, { filters });
    // Pagefind treats a part of the index that it cannot load as a part without matches.
    if (results.length === 0 && (await indexVersion()) !== version)
      throw new Error("search index was replaced");
    const hits = await Promise.all(
      results.slice(0, count).map(async ({ data, matchedMetaFields }) => {
        return toHit(await data(), matchedMetaFields?.includes("title") ?? false);
      }),
    );
    return { query, total: results.length, hits };
  } catch (error) {
    engine = undefined;
    failures += 1;
    throw error;
  }
}

const loadEngine = () => (engine ??= startEngine());

async function startEngine() {
  const version = await indexVersion();
  // Browsers cache a failed module import by its URL, so every retry needs a new URL.
  const moduleUrl = `${searchIndexPath}pagefind.js${failures > 0 ? `?${failures}` : ""}`;
  const { createInstance } = (await import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ moduleUrl
  )) as PagefindModule;
  const instance = createInstance({
    basePath: searchIndexPath,
    excerptLength: EXCERPT_WORDS,
    // The index is small. A worker would add 12 kB and not make the search faster.
    noWorker: true,
  });
  return { ...instance, version };
}

/** Identifies the index that is currently deployed. */
async function indexVersion(): Promise<string> {
  const response = await fetch(`${searchIndexPath}pagefind-entry.json`, { cache: "no-store" });
  if (!response.ok) throw new Error(`search index: ${response.status}`);
  return response.text();
}
