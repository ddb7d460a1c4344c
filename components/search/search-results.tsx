import { useState } from "react";
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
import { findPages, type FoundRecord, type SearchIndex } from "@/lib/search/search-index";

type SearchResultsProps = {
  query: string;
  /** The kind of records that is searched; all kinds if undefined. */
  kind?: RecordKind;
  /** The index is undefined until it is loaded. */
  index: SearchIndex | undefined;
  hasFailed: boolean;
  onRetry: () => void;
};

export function SearchResults(props: SearchResultsProps) {
  const { query, kind, index, hasFailed, onRetry } = props;
  const pages = index && findPages(index, query, kind);
  return (
    <div className="border-line border-grafite">
      <p
        role="status"
        className="bg-planta px-4 py-2 text-sm font-bold wrap-anywhere text-white [font-stretch:108%] sm:px-6"
      >
        {statusText(props, pages)}
      </p>
      {!pages && (hasFailed ? <UnreachableNotice onRetry={onRetry} /> : <LoadingSkeleton />)}
      {pages?.length === 0 && <EmptyNotice query={query} isPart={kind !== undefined} />}
      {pages && pages.length > 0 && (
        <HitList key={`${kind} ${query}`} pages={pages} labelled={kind === undefined} />
      )}
    </div>
  );
}

function statusText(
  { query, kind, hasFailed }: SearchResultsProps,
  pages: FoundRecord[][] | undefined,
): string {
  if (!pages) return hasFailed ? "A busca não respondeu" : "Buscando…";
  if (pages.length === 0) return `Nada encontrado para “${query}”`;
  const noun = kind === "article" ? "artigo" : "resultado";
  return `${pages.length} ${noun}${pages.length === 1 ? "" : "s"} para “${query}”`;
}

/** Shows the best pages, and the others after a press. */
function HitList({ pages, labelled }: { pages: FoundRecord[][]; labelled: boolean }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? pages : pages.slice(0, SEARCH.hits);
  const remaining = pages.length - shown.length;
  return (
    <>
      <ul aria-label="Resultados">
        {shown.map(toHit).map((hit) => (
          <SearchHitItem key={hit.url} hit={hit} labelled={labelled} />
        ))}
      </ul>
      {remaining > 0 && (
        <div className="border-t border-grafite p-4 sm:px-6">
          <Button variant="secondary" onClick={() => setIsWhole(true)}>
            {`Mostrar mais ${remaining}`}
          </Button>
        </div>
      )}
    </>
  );
}
