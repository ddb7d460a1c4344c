import { searchIndexPath } from "@/lib/paths";
import { toHit, type SearchHit } from "@/lib/search/hits";
import type { Engine, PagefindModule } from "@/lib/search/pagefind";
import { SECTION_FILTER, type SearchSection } from "@/lib/search/sections";

/** What a search found: the best `hits`, and how many pages there are in all. */
export type SearchResponse = { query: string; total: number; hits: SearchHit[] };

/** Words of an excerpt. */
const EXCERPT_WORDS = 24;

let engine: Promise<Engine & { version: string }> | undefined;
let failures = 0;

/** Fetches the engine ahead of the first query; a failure shows with the query. */
export const prepareSearch = () => void loadEngine().catch(() => {});

/**
 * Looks for pages that have all the words, without regard to accents and endings.
 * @param options.section leaves out what belongs elsewhere; without it the whole site is searched
 * @param options.count how many hits are wanted
 * @throws when the index cannot be reached, or was renewed meanwhile; the next call begins anew
 */
export async function searchSite(
  query: string,
  { section, count }: { section?: SearchSection; count: number },
): Promise<SearchResponse> {
  try {
    const filters = section && { [SECTION_FILTER]: section };
    const { version, search } = await loadEngine();
    const { results } = await search(query, { filters });
    // Pagefind takes a piece of the index that could not be fetched for one without the words.
    if (results.length === 0 && (await indexVersion()) !== version) throw new Error("renewed");
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
  // Not known to the bundler, which leaves it alone. A browser keeps in mind that a module failed: hence the number.
  const address = `${searchIndexPath}pagefind.js${failures > 0 ? `?${failures}` : ""}`;
  const { createInstance } = (await import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ address
  )) as PagefindModule;
  const instance = createInstance({
    basePath: searchIndexPath,
    excerptLength: EXCERPT_WORDS,
    // The index is small: a worker would cost 12 kB more and make nothing quicker.
    noWorker: true,
  });
  return { ...instance, version };
}

/** Which index the site has at this moment. */
async function indexVersion(): Promise<string> {
  const response = await fetch(`${searchIndexPath}pagefind-entry.json`, { cache: "no-store" });
  if (!response.ok) throw new Error(`search index: ${response.status}`);
  return response.text();
}
