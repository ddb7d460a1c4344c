import type { ReactNode } from "react";
import {
  EmptyNotice,
  UnreachableNotice,
  LoadingSkeleton,
} from "@/components/search/search-notices";
import { SearchResults } from "@/components/search/search-results";
import type { Search } from "@/components/search/use-search";

type SearchStatusProps = {
  search: Search;
  /** Singular and plural of the counted item: "artigo", "artigos". */
  noun: readonly [string, string];
  /** Whether hits are grouped by section. */
  grouped?: boolean;
  /** Additional action when nothing was found. */
  emptyAction?: ReactNode;
};

/** The state of a search: a status text, also for screen readers, and the hits or a notice. */
export function SearchStatus(props: SearchStatusProps) {
  const { search, noun, grouped = false, emptyAction } = props;
  const { status, query, response } = search;
  return (
    <>
      <p
        role="status"
        className="bg-planta px-4 py-2.5 text-sm font-bold wrap-anywhere text-white [font-stretch:108%] empty:hidden sm:px-6"
      >
        {statusText(search, noun)}
      </p>
      {status === "loading" && <LoadingSkeleton />}
      {status === "failed" && <UnreachableNotice onRetry={search.retry} />}
      {response?.total === 0 && (
        <EmptyNotice query={query} nearest={response.nearest}>
          {emptyAction}
        </EmptyNotice>
      )}
      {response !== undefined && response.total > 0 && (
        <SearchResults response={response} grouped={grouped} onMore={search.more} />
      )}
    </>
  );
}

function statusText(
  { status, query, response }: Search,
  [singular, plural]: SearchStatusProps["noun"],
) {
  if (status === "loading") return "Buscando…";
  if (status === "failed") return "A busca não respondeu";
  if (status === "idle" || !response) return "";
  if (response.total === 0) return `Nada encontrado para “${query}”`;
  return `${response.total} ${response.total === 1 ? singular : plural} para “${query}”`;
}
