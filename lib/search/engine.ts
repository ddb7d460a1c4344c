import { machinePaths } from "@/lib/paths";
import type { SearchRecord } from "@/lib/search/record";
import { SearchIndex } from "@/lib/search/search-index";

let index: Promise<SearchIndex> | undefined;

/** Loads the index once. @throws when it cannot be loaded; the next call tries again */
export const loadSearchIndex = (): Promise<SearchIndex> =>
  (index ??= fetchIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  }));

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(machinePaths.search);
  if (!response.ok) throw new Error(`search index: ${response.status}`);
  return SearchIndex.create((await response.json()) as SearchRecord[]);
}
