"use client";

import { SearchStatus } from "@/components/search/search-status";
import { useSearch } from "@/components/search/use-search";

/** The results of the site search, grouped by section. Loaded with the first use of the search. */
export function SiteResults({ query }: { query: string }) {
  const search = useSearch(query);
  return <SearchStatus search={search} noun={["resultado", "resultados"]} grouped />;
}
