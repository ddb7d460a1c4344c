"use client";

import { type Search, useSearch } from "@/components/search/use-search";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { SearchResponse } from "@/lib/search/search-index";
import { SearchHitItem } from "@/components/search/search-hit";
import {
  LoadingSkeleton,
  UnreachableNotice,
  EmptyNotice,
} from "@/components/search/search-notices";

/** Loaded with the first use of the search. */
export function SiteResults({ query }: { query: string }) {
  const search = useSearch(query);
  return <SearchStatus search={search} noun={["resultado", "resultados"]} labelled />;
}

type SearchStatusProps = {
  search: Search;
  noun: readonly [string, string];
  labelled?: boolean;
  emptyAction?: ReactNode;
};

export function SearchStatus(props: SearchStatusProps) {
  const { search, noun, labelled = false, emptyAction } = props;
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
        <SearchResults response={response} labelled={labelled} onMore={search.more} />
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

type SearchResultsProps = { response: SearchResponse; labelled: boolean; onMore: () => void };

function SearchResults({ response, labelled, onMore }: SearchResultsProps) {
  const remaining = response.total - response.hits.length;
  return (
    <>
      <ul>
        {response.hits.map((hit, index) => (
          <SearchHitItem key={hit.url} hit={hit} number={index + 1} labelled={labelled} />
        ))}
      </ul>
      {remaining > 0 && (
        <div className="border-t border-grafite p-4 sm:px-6">
          <Button variant="secondary" onClick={onMore}>
            {`Mostrar mais ${remaining}`}
          </Button>
        </div>
      )}
    </>
  );
}
