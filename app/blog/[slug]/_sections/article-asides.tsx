import { type Article, getSeriesParts } from "@/lib/content/articles";
import { articlePath } from "@/lib/paths";
import { CurrentMark } from "@/components/layout/page-index";
import type { Heading } from "@/components/mdx/compile-mdx";
import { ButtonLink } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { FoldIcon } from "@/components/ui/fold";
import { WhatsappIcon } from "@/components/ui/icons";
import { shareLinks } from "@/lib/share-links";

/** Id of the box with the parts of a series. */
export const SERIES_ID = "serie";

export function SeriesBox({ article }: { article: Article }) {
  const parts = getSeriesParts(article);
  const current = parts.find(({ slug }) => slug === article.slug);
  if (!current) return null;
  return (
    <nav
      aria-labelledby={SERIES_ID}
      className="mt-12 max-w-(--measure) border-2 border-planta bg-planta-clara"
    >
      <p
        id={SERIES_ID}
        className="flex flex-wrap justify-between gap-x-6 bg-planta px-4 py-2 drawing-label text-white sm:px-5"
      >
        <span>Série: {current.series.title}</span>
        <span>
          Parte {current.series.part} de {parts.length}
        </span>
      </p>
      <SeriesParts parts={parts} current={current.slug} />
    </nav>
  );
}

type SeriesPartsProps = { parts: ReturnType<typeof getSeriesParts>; current: string };

const SeriesParts = ({ parts, current }: SeriesPartsProps) => (
  <ol>
    {parts.map(({ slug, title, series }) => (
      <li key={slug} className="border-t border-planta/30 first:border-t-0">
        <a
          href={articlePath(slug)}
          aria-current={slug === current ? "page" : undefined}
          className="group grid min-h-12 grid-cols-[min(4.5rem,25%)_minmax(0,1fr)] items-baseline gap-x-2 px-4 py-3 hover:bg-white sm:px-5"
        >
          <span className="text-sm">Parte {series.part}</span>
          <span className="font-bold text-link group-aria-[current]:no-underline">
            {title}
            {slug === current && <span className="font-normal"> (você está aqui)</span>}
          </span>
        </a>
      </li>
    ))}
  </ol>
);

type Props = { headings: Heading[] };

/** Twice, one of them `display: none`: CSS cannot open a `<details>` on wide screens. */
export const TableOfContents = ({ headings }: Props) => (
  <>
    <details className="no-print group border-2 border-grafite bg-white lg:hidden">
      <summary className="flex min-h-12 list-none items-center justify-between px-4 font-bold [&::-webkit-details-marker]:hidden">
        Neste artigo
        <FoldIcon />
      </summary>
      <nav aria-label="Sumário do artigo" className="border-t-2 border-grafite pr-4 pb-1">
        <HeadingList headings={headings} />
      </nav>
    </details>
    <nav
      aria-labelledby="neste-artigo"
      className="no-print sticky top-[1.5rem] max-h-[calc(100vh-3rem)] overflow-y-auto border-l-2 border-grafite text-[length:var(--text-sm)] leading-[1.35] [scroll-target-group:auto] max-lg:hidden"
    >
      <p id="neste-artigo" className="pb-2 pl-3.5 drawing-label">
        Neste artigo
      </p>
      <HeadingList headings={headings} />
    </nav>
    <CurrentMark />
  </>
);

const HeadingList = ({ headings }: Props) => (
  <ul className="contents-list">
    {headings.map(({ id, text, level }) => (
      <li key={id} className={level === 3 ? "contents-sub" : undefined}>
        <a href={`#${id}`}>{text}</a>
      </li>
    ))}
  </ul>
);

export function ShareRow({ article }: { article: Article }) {
  const share = shareLinks({ title: article.title, path: articlePath(article.slug) });
  return (
    <div
      role="group"
      aria-labelledby="compartilhar"
      className="no-print mt-12 flex max-w-(--measure) flex-wrap gap-3 border-t-2 border-grafite pt-5"
    >
      <h2 id="compartilhar" className="basis-full drawing-label">
        Compartilhe
      </h2>
      <ButtonLink href={share.whatsapp} className="grow px-4! text-sm">
        <WhatsappIcon className="size-5 shrink-0" />
        WhatsApp
      </ButtonLink>
      <CopyButton text={share.url} className="min-h-12 grow px-4 text-sm font-bold">
        Copiar link
      </CopyButton>
      <ButtonLink href={share.email} variant="secondary" className="grow px-4! text-sm">
        E-mail
      </ButtonLink>
    </div>
  );
}
