import { Button } from "@/components/ui/button";
import type { SearchAnswer } from "@/lib/search/engine";
import { groupHits } from "@/lib/search/hits";
import { SearchHitLines } from "./search-hit-lines";

type SearchResultsProps = {
  answer: SearchAnswer;
  /** With a line above the hits of each section of the site. */
  grouped: boolean;
  onMore: () => void;
};

/** The hits as a schedule, the section with the best of them first. */
export function SearchResults({ answer, grouped, onMore }: SearchResultsProps) {
  const groups = groupHits(answer.hits);
  const inOrder = groups.flatMap(({ hits }) => hits);
  const rest = answer.total - answer.hits.length;
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
              <SearchHitLines key={hit.url} hit={hit} number={inOrder.indexOf(hit) + 1} />
            ))}
          </ul>
        </section>
      ))}
      {rest > 0 && (
        <div className="border-t border-grafite p-4 sm:px-6">
          <Button variant="secondary" onClick={onMore}>
            Mostrar mais {rest}
          </Button>
        </div>
      )}
    </>
  );
}
