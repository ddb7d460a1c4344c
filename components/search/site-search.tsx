"use client";

import { memo, useDeferredValue, useEffect, useEffectEvent, useRef } from "react";
import { useSWRConfig } from "swr";
import useSWRImmutable from "swr/immutable";
import { Announcement } from "@/components/ui/announcement";
import { replaceAddress, useAddressQuery } from "@/components/ui/address-query";
import { ONLY_ARTICLES, SearchForm } from "@/components/search/search-form";
import { answerText, type Search, SearchResults } from "@/components/search/search-results";
import { SEARCH } from "@/lib/limits";
import { machinePaths, paths, SEARCH_FIELD } from "@/lib/paths";
import type { SearchRecord } from "@/lib/search/record";

/** The search of /busca. Its state is the address, so that a search can be shared. */
export function SiteSearch() {
  const field = useRef<HTMLInputElement>(null);
  const onlyArticles = useRef<HTMLInputElement>(null);
  const { cache } = useSWRConfig();
  // A letter is seen before it is searched.
  const address = useDeferredValue(useAddressQuery());

  function writeAddress() {
    const { name, value } = ONLY_ARTICLES;
    const asked = new URLSearchParams();
    if (field.current?.value) asked.set("q", field.current.value);
    if (onlyArticles.current?.checked) asked.set(name, value);
    const query = asked.toString();
    replaceAddress(query === "" ? paths.search : `${paths.search}?${query}`);
  }

  // What was typed before React stays, and is searched. In the first render `query` is empty.
  const fillEmptyForm = useEffectEvent(() => {
    const asked = new URLSearchParams(window.location.search);
    const { name, value } = ONLY_ARTICLES;
    if (field.current) field.current.value ||= asked.get("q") ?? "";
    if (onlyArticles.current) onlyArticles.current.checked ||= asked.get(name) === value;
    writeAddress();
  });
  useEffect(() => fillEmptyForm(), []);

  return (
    <div data-live="at-once">
      <SearchForm
        label="O que você procura?"
        fieldId={SEARCH_FIELD}
        fieldRef={field}
        onInput={writeAddress}
        // The answer is on the page already, which is not loaded anew. But after a release the search
        // that this page names is gone: then the form leads to the new page.
        onSubmit={(event) => {
          const hasFailed = cache.get(machinePaths.searchRecords)?.error !== undefined;
          if (hasFailed && navigator.onLine) return;
          event.preventDefault();
          writeAddress();
          if (field.current?.value === "") field.current.focus();
        }}
      >
        <label className="mt-2 inline-flex min-h-touch items-center gap-2">
          <input
            ref={onlyArticles}
            type="checkbox"
            {...ONLY_ARTICLES}
            className="size-icon accent-planta"
          />
          Só nos artigos do blog
        </label>
      </SearchForm>
      <div className="mt-6 min-h-half-screen">
        <Answer address={address} />
      </div>
    </div>
  );
}

/** What the page says to a query of the address. */
const Answer = memo(function Answer({ address }: { address: string }) {
  const asked = new URLSearchParams(address);
  const query = (asked.get("q") ?? "").trim();
  const isOfArticles = asked.get(ONLY_ARTICLES.name) === ONLY_ARTICLES.value;
  const { data, error, mutate } = useSWRImmutable(
    query === "" ? null : machinePaths.searchRecords,
    loadSearch,
  );
  const kind = isOfArticles ? ("article" as const) : undefined;
  const isAsked = query.length >= SEARCH.minLength;
  const pages = isAsked ? data?.(query, kind) : undefined;
  const answer = { query, kind, pages, hasFailed: error !== undefined };
  return (
    <>
      {isAsked ? <SearchResults {...answer} onRetry={() => void mutate()} /> : <SearchHints />}
      <Announcement text={isAsked ? answerText(answer) : ""} />
    </>
  );
});

/**
 * MiniSearch comes with the first letter. The page has asked for the records before.
 * @throws Error if one of them cannot be loaded
 */
async function loadSearch(path: string): Promise<Search> {
  const [{ createIndex, findPages }, response] = await Promise.all([
    import("@/lib/search/search-index"),
    fetch(path),
  ]);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const index = await createIndex((await response.json()) as SearchRecord[]);
  return (query, kind) => findPages(index, query, kind);
}

const SearchHints = () => (
  <>
    <ul className="flex flex-wrap gap-2" aria-label="Buscas para experimentar">
      {["vazamento", "chuveiro desarma", "pintar apartamento", "NR-35"].map((query) => (
        <li key={query}>
          <a
            href={`${paths.search}?q=${encodeURIComponent(query)}`}
            className="inline-flex min-h-touch items-center border border-grafite px-3 text-sm font-bold hover:bg-seguranca"
          >
            {query}
          </a>
        </li>
      ))}
    </ul>
    <p className="mt-4">
      Ou veja{" "}
      <a href={paths.siteMap} className="underline">
        todas as páginas
      </a>
      .
    </p>
  </>
);
