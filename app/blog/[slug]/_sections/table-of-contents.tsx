import { CurrentMark } from "@/components/layout/current-mark";
import type { Heading } from "@/components/mdx/compile-mdx";

type Props = { headings: Heading[] };

/**
 * Links to the headings: beside the text on wide screens, collapsed above it on small ones. One of
 * the two copies is always `display: none`, because CSS cannot open a `<details>`.
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
      <CurrentMark />
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
