import type { ReactNode } from "react";
import { EmptyNotice, UnreachableNotice, LoadingLines } from "./search-notices";
import { SearchResults } from "./search-results";
import type { Search } from "./use-search";

type SearchOutcomeProps = {
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
export function SearchOutcome(props: SearchOutcomeProps) {
  const { search, noun, start, grouped = false, instead } = props;
  const { status, answer } = search;
  const hits = answer !== undefined && answer.total > 0;
  return (
    <>
      <p
        role="status"
        className="bg-planta px-4 py-2.5 text-sm font-bold wrap-anywhere text-white [font-stretch:108%] empty:hidden sm:px-6"
      >
        {sayStatus(search, noun)}
      </p>
      {status === "idle" && start}
      {status === "loading" && !hits && <LoadingLines />}
      {status === "failed" && <UnreachableNotice onRetry={search.retry} />}
      {status === "done" && !hits && <EmptyNotice>{instead}</EmptyNotice>}
      {status !== "failed" && hits && (
        <SearchResults answer={answer} grouped={grouped} onMore={search.more} />
      )}
    </>
  );
}

function sayStatus({ status, words, answer }: Search, [one, several]: SearchOutcomeProps["noun"]) {
  if (status === "loading") return "Buscando…";
  if (status === "failed") return "A busca não respondeu";
  if (status === "idle" || !answer) return "";
  if (answer.total === 0) return `Nada encontrado para “${words}”`;
  return `${answer.total} ${answer.total === 1 ? one : several} para “${words}”`;
}
