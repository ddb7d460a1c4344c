import type { Heading } from "@/components/mdx/collect-headings";

/**
 * Marks the heading that is being read, where the browser knows how (article.css makes the group). Not by its weight, which
 * would break its line elsewhere and move the links below under the pointer. Not in article.css, because the build's CSS parser
 * does not know the pseudo-class yet and warns.
 */
const CURRENT_STYLE =
  ".contents-list a:target-current{background:#fff;box-shadow:inset 4px 0 0 var(--color-obra)}";

type Props = { headings: Heading[] };

/**
 * The article's headings as links: beside the text where there is room, folded above it where there is not. Two copies
 * of which one is always `display: none`, because a `<details>` cannot be held open by a style sheet.
 */
export function TableOfContents({ headings }: Props) {
  return (
    <>
      <details className="no-print group border-2 border-grafite bg-white lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between px-4 font-bold [&::-webkit-details-marker]:hidden">
          Neste artigo
          <span aria-hidden="true" className="text-2xl leading-none group-open:rotate-45">
            +
          </span>
        </summary>
        <nav aria-label="Sumário do artigo" className="border-t-2 border-grafite pr-4 pb-1">
          <HeadingList headings={headings} />
        </nav>
      </details>
      <nav aria-labelledby="neste-artigo" className="no-print article-contents max-lg:hidden">
        <p id="neste-artigo" className="pb-2 pl-3.5 drawing-label">
          Neste artigo
        </p>
        <HeadingList headings={headings} />
      </nav>
      <style href="current-heading" precedence="default">
        {CURRENT_STYLE}
      </style>
    </>
  );
}

function HeadingList({ headings }: Props) {
  return (
    <ul className="contents-list">
      {headings.map(({ id, text, level }) => (
        <li key={id} className={level === 3 ? "contents-sub" : undefined}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
