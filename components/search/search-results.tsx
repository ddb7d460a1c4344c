import { Button } from "@/components/ui/button";
import type { SearchResponse } from "@/lib/search/search-index";
import { groupHits } from "@/lib/search/hits";
import { SearchHitItem } from "@/components/search/search-hit-item";

type SearchResultsProps = {
  response: SearchResponse;
  /** Shows the section name above each group. */
  grouped: boolean;
  onMore: () => void;
};

/** The hits by section, the section of the best hit first. */
export function SearchResults({ response, grouped, onMore }: SearchResultsProps) {
  const groups = groupHits(response.hits);
  const orderedHits = groups.flatMap(({ hits }) => hits);
  const remaining = response.total - response.hits.length;
  return (
    <>
      {groups.map(({ section, hits }) => (
        <section key={section} aria-label={section}>
          {grouped && (
            <p className="border-y border-grafite bg-planta-clara px-4 py-2 drawing-label text-planta sm:px-6">
              {section}
            </p>
          )}
          <ul>
            {hits.map((hit) => (
              <SearchHitItem key={hit.url} hit={hit} number={orderedHits.indexOf(hit) + 1} />
            ))}
          </ul>
        </section>
      ))}
      {remaining > 0 && (
        <div className="border-t border-grafite p-4 sm:px-6">
          <Button variant="secondary" onClick={onMore}>
            Mostrar mais {remaining}
          </Button>
        </div>
      )}
    </>
  );
}
