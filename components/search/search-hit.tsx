import "@/components/search/search-hit.css";
import type { ExcerptPart, SearchHit, SubResult } from "@/lib/search/hits";

type SearchHitItemProps = { hit: SearchHit; labelled: boolean };

/** A page that was found, with the parts of it that match. */
export function SearchHitItem({ hit, labelled }: SearchHitItemProps) {
  const { url, section, title, heading, excerpt, subResults } = hit;
  return (
    <li className="border-t border-cimento first:border-t-0">
      <div className="search-result-link relative px-4 py-4 sm:px-6">
        {labelled && <p className="mb-1 drawing-label text-planta">{section}</p>}
        <h2 className="text-lg leading-title headline">
          <a href={url} className="stretched-link">
            {title}
          </a>
        </h2>
        {heading && <p className="mt-1 font-bold text-obra-escura">{heading}</p>}
        <p className="mt-1 text-sm text-grafite-claro">
          <HighlightedText parts={excerpt} />
        </p>
      </div>
      {subResults.length > 0 && (
        <ul aria-label="Nesta página" className="pb-3">
          {subResults.map((subResult) => (
            <li key={subResult.url}>
              <SubResultLink subResult={subResult} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const SubResultLink = ({ subResult }: { subResult: SubResult }) => (
  <a
    href={subResult.url}
    className="search-result-link grid min-h-touch grid-cols-icon-text items-center gap-x-3 px-4 py-2 sm:px-6"
  >
    <LeaderLine />
    <span className="min-w-0">
      <span className="block text-sm font-bold text-link">{subResult.title}</span>
      <span className="line-clamp-1 text-sm text-grafite-claro empty:hidden">
        <HighlightedText parts={subResult.excerpt} />
      </span>
    </span>
  </a>
);

const LeaderLine = () => (
  <svg viewBox="0 0 24 24" className="size-icon text-planta" fill="none" aria-hidden="true">
    <path d="M6 0v13h12" stroke="currentColor" strokeWidth="2" />
    <path d="M15 9.5 20 13l-5 3.5z" fill="currentColor" />
  </svg>
);

const HighlightedText = ({ parts }: { parts: ExcerptPart[] }) =>
  parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="bg-seguranca text-grafite">
        {text}
      </mark>
    ) : (
      // It has its own element, because a translator of the browser replaces text nodes.
      <span key={index}>{text}</span>
    ),
  );
