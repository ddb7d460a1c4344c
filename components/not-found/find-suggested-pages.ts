import { SUGGESTED_ARTICLES } from "@/lib/limits";
import { suggestPages, type SuggestedPage } from "@/lib/search/suggest-pages";
import { machinePaths } from "@/lib/paths";

/** The pages most similar to an unknown path. Empty when the list of pages cannot be loaded. */
export async function findSuggestedPages(path: string): Promise<SuggestedPage[]> {
  const response = await fetch(machinePaths.addresses);
  if (!response.ok) return [];
  return suggestPages(path, (await response.json()) as SuggestedPage[], SUGGESTED_ARTICLES);
}
