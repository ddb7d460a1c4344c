import { startTransition, useLayoutEffect, useRef, useState } from "react";
import { SearchHitItem } from "@/components/search/search-hit";
import {
  EmptyNotice,
  LoadingSkeleton,
  UnreachableNotice,
} from "@/components/search/search-notices";
import { Button } from "@/components/ui/button";
import { SEARCH } from "@/lib/limits";
import { toHit } from "@/lib/search/hits";
import type { RecordKind } from "@/lib/search/record";
import type { FoundRecord } from "@/lib/search/search-index";

/** The pages that a query finds, best first: of each its records, best first. */
export type Search = (query: string, kind?: RecordKind) => FoundRecord[][];

type SearchResultsProps = {
  query: string;
  /** The kind of records that is searched; all kinds if undefined. */
  kind?: RecordKind;
  /** What was found; undefined until the search is loaded. */
  pages: FoundRecord[][] | undefined;
  hasFailed: boolean;
};

export function SearchResults(props: SearchResultsProps & { onRetry: () => void }) {
  const { query, kind, pages, hasFailed, onRetry } = props;
  const box = useRef<HTMLDivElement>(null);
  // The button disappears, so the focus moves to what takes its place.
  const retry = () => {
    box.current?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div ref={box} tabIndex={-1} className="border-line border-grafite">
      <p className="bg-planta px-4 py-2 text-sm font-bold wrap-anywhere text-white sm:px-6">
        {answerText(props)}
      </p>
      {!pages && (hasFailed ? <UnreachableNotice onRetry={retry} /> : <LoadingSkeleton />)}
      {pages?.length === 0 && <EmptyNotice query={query} isPart={kind !== undefined} />}
      {pages && pages.length > 0 && <HitList key={`${kind} ${query}`} pages={pages} kind={kind} />}
    </div>
  );
}

/** The line above the results. */
export function answerText({ query, kind, pages, hasFailed }: SearchResultsProps): string {
  if (!pages) return hasFailed ? "A busca não respondeu" : "Buscando…";
  if (pages.length === 0) return `Nada encontrado para “${query}”`;
  return `${countText(pages.length, kind)} para “${query}”`;
}

const countText = (count: number, kind: RecordKind | undefined) =>
  `${count} ${kind === "article" ? "artigo" : "resultado"}${count === 1 ? "" : "s"}`;

/** Shows the best pages, and the others after a press. */
function HitList({ pages, kind }: { pages: FoundRecord[][]; kind?: RecordKind }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? pages : pages.slice(0, SEARCH.hits);
  const list = useRef<HTMLUListElement>(null);

  // The button disappears, so the focus moves to the first page that appears.
  useLayoutEffect(() => {
    if (isWhole) list.current?.children[SEARCH.hits]?.querySelector("a")?.focus();
  }, [isWhole]);

  return (
    <>
      <ul ref={list} aria-label="Resultados">
        {shown.map(toHit).map((hit) => (
          <SearchHitItem key={hit.url} hit={hit} labelled={kind === undefined} />
        ))}
      </ul>
      {shown.length < pages.length && (
        <div className="border-t border-grafite p-4 sm:px-6">
          <Button variant="secondary" onClick={() => startTransition(() => setIsWhole(true))}>
            {`Ver todos os ${countText(pages.length, kind)}`}
          </Button>
        </div>
      )}
    </>
  );
}
