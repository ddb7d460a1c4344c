"use client";

import { type Search, useSearch } from "@/components/search/use-search";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import type { SearchResponse } from "@/lib/search/search-index";
import { type ExcerptPart, type SearchHit, type SubResult } from "@/lib/search/hits";
import { RESULT_ATTRIBUTE } from "@/components/search/search-field";
import { paths } from "@/lib/paths";
import { whatsappLink } from "@/lib/site";

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

const columns = "grid grid-cols-[min(2.25rem,10%)_minmax(0,1fr)] gap-x-3 px-4 sm:px-6";

type SearchHitItemProps = { hit: SearchHit; number: number; labelled: boolean };

/** Plain links: a full load moves focus and screen readers to the fragment, a router does not. */
function SearchHitItem({ hit, number, labelled }: SearchHitItemProps) {
  const { url, section, title, heading, excerpt, subResults } = hit;
  return (
    <li className="border-t border-cimento first:border-t-0">
      <a
        href={url}
        {...{ [RESULT_ATTRIBUTE]: "" }}
        className={`${columns} py-4 search-result-link`}
      >
        <span aria-hidden="true" className="pt-0.5 text-sm text-grafite-claro tabular-nums">
          {String(number).padStart(2, "0")}
        </span>
        <span>
          {labelled && <span className="mb-0.5 block drawing-label text-planta">{section}</span>}
          <span className="block text-lg leading-snug font-extrabold [font-stretch:108%]">
            {title}
          </span>
          {heading && <span className="mt-0.5 block font-bold text-obra-escura">{heading}</span>}
          <span className="mt-1 block text-sm text-grafite-claro">
            <HighlightedText parts={excerpt} />
          </span>
        </span>
      </a>
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
    {...{ [RESULT_ATTRIBUTE]: "" }}
    className={`${columns} min-h-11 items-center py-1.5 search-result-link`}
  >
    <LeaderLine />
    <span className="min-w-0">
      <span className="block text-sm font-bold underline decoration-obra decoration-2 underline-offset-4">
        {subResult.title}
      </span>
      <span className="line-clamp-1 text-sm text-grafite-claro empty:hidden">
        <HighlightedText parts={subResult.excerpt} />
      </span>
    </span>
  </a>
);

const LeaderLine = () => (
  <svg viewBox="0 0 24 24" className="size-5 text-planta" fill="none" aria-hidden="true">
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
      // Its own element: a text that a translator has replaced is lost to React.
      <span key={index}>{text}</span>
    ),
  );

const noticeClass = "px-4 py-6 sm:px-6";

type EmptyNoticeProps = { query: string; nearest?: SearchHit; children?: ReactNode };

function EmptyNotice({ query, nearest, children }: EmptyNoticeProps) {
  const question = `Olá! Procurei por “${query}” no site e não encontrei. Vocês podem me ajudar?`;
  return (
    <div className={noticeClass}>
      <p>Confira a grafia, tente uma palavra só ou um termo mais comum na obra.</p>
      {nearest && (
        <p className="mt-3">
          O mais parecido no site:{" "}
          <a
            href={nearest.url}
            {...{ [RESULT_ATTRIBUTE]: "" }}
            className="inline-flex min-h-11 items-center font-bold underline decoration-obra decoration-2 underline-offset-4"
          >
            {nearest.heading ?? nearest.title}
          </a>
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {children}
        <ButtonLink href={whatsappLink(question)}>Perguntar no WhatsApp</ButtonLink>
        <ButtonLink href={paths.siteMap} variant="secondary">
          Ver todas as páginas
        </ButtonLink>
      </div>
    </div>
  );
}

const UnreachableNotice = ({ onRetry }: { onRetry: () => void }) => (
  <div className={noticeClass}>
    <p>
      O índice não chegou até aqui. Confira a conexão e tente de novo; todas as páginas estão no
      mapa do site.
    </p>
    <div className="mt-5 flex flex-wrap gap-3">
      <Button onClick={onRetry}>Tentar de novo</Button>
      <ButtonLink href={paths.siteMap} variant="secondary">
        Ver todas as páginas
      </ButtonLink>
    </div>
  </div>
);

const LoadingSkeleton = () => (
  <div aria-hidden="true" className={`${noticeClass} grid gap-5 motion-safe:animate-pulse`}>
    {["w-3/5", "w-4/5", "w-2/5"].map((width) => (
      <div key={width} className="grid grid-cols-1 gap-2">
        <span className={`h-5 bg-cimento ${width}`} />
        <span className="h-3 bg-cimento" />
      </div>
    ))}
  </div>
);
