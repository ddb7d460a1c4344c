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
  /** What is being counted, one and several: "artigo", "artigos". */
  noun: readonly [string, string];
  /** Shown while there is no query. */
  start?: ReactNode;
  /** Whether the hits are shown by sections of the site. */
  grouped?: boolean;
  /** A further way out when nothing was found. */
  instead?: ReactNode;
};

/** What a search has come to, under a line that says it in words, also to screen readers. */
export function SearchStatus(props: SearchStatusProps) {
  const { search, noun, start, grouped = false, instead } = props;
  const { status, response } = search;
  const hits = response !== undefined && response.total > 0;
  return (
    <>
      <p
        role="status"
        className="bg-planta px-4 py-2.5 text-sm font-bold wrap-anywhere text-white [font-stretch:108%] empty:hidden sm:px-6"
      >
        {statusText(search, noun)}
      </p>
      {status === "idle" && start}
      {status === "loading" && !hits && <LoadingSkeleton />}
      {status === "failed" && <UnreachableNotice onRetry={search.retry} />}
      {status === "done" && !hits && <EmptyNotice>{instead}</EmptyNotice>}
      {status !== "failed" && hits && (
        <SearchResults response={response} grouped={grouped} onMore={search.more} />
      )}
    </>
  );
}

function statusText(
  { status, query, response }: Search,
  [one, several]: SearchStatusProps["noun"],
) {
  if (status === "loading") return "Buscando…";
  if (status === "failed") return "A busca não respondeu";
  if (status === "idle" || !response) return "";
  if (response.total === 0) return `Nada encontrado para “${query}”`;
  return `${response.total} ${response.total === 1 ? one : several} para “${query}”`;
}
