"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CloseButton } from "@/components/ui/dialog";
import { SearchIcon } from "@/components/ui/icons";
import { ignoreFailure, useLazyComponent } from "@/components/ui/hooks";
import { SEARCH } from "@/lib/limits";
import { paths } from "@/lib/paths";
import {
  focusFirstResult,
  handleResultNavigation,
  prepareSearch,
} from "@/components/search/search-field";
import { dataAttributes } from "@/lib/browser/attributes";

const loadResults = () =>
  import("@/components/search/search-results").then((module) => module.SiteResults);

/**
 * It opens without React, which then finds what was typed. Enter focuses the first result, and so
 * hides a phone's keyboard. lib/browser/page-script.ts opens, closes and has the shortcuts.
 */
export function SearchDialog({ id }: { id: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [failed, setFailed] = useState(false);
  const [SiteResults, fetchResults] = useLazyComponent(loadResults);
  const searching = query.trim().length >= SEARCH.minLength;

  function prepare() {
    fetchResults().then(
      () => setFailed(false),
      () => setFailed(true),
    );
    prepareSearch();
  }

  function onQuery(text: string) {
    setQuery(text);
    if (!SiteResults) prepare();
  }

  const takeOver = useEffectEvent(() => {
    if (!dialog.current?.open) return;
    prepare();
    setQuery(field.current?.value ?? "");
  });
  useEffect(() => takeOver(), []);

  return (
    <dialog
      ref={dialog}
      id={id}
      data-live
      aria-label="Busca no site"
      closedby="any"
      onToggle={({ newState }) => newState === "open" && ignoreFailure(fetchResults())}
      onKeyDown={(event) => handleResultNavigation(event, { field, results })}
      className="h-full max-h-none w-full max-w-none border-grafite bg-concreto text-grafite backdrop:bg-planta-escura/70 sm:mt-[min(6rem,8vh)] sm:h-fit sm:max-h-[84%] sm:w-[min(46rem,100vw-3rem)] sm:border-2"
    >
      <form
        role="search"
        aria-label="No site"
        action={paths.siteMap}
        onSubmit={(event) => {
          // Then the form leads to the site map, as without React.
          if (failed) return;
          event.preventDefault();
          focusFirstResult({ results });
        }}
        className="sticky top-0 z-10 flex border-b-2 border-grafite bg-white"
      >
        <input
          ref={field}
          type="search"
          name="q"
          aria-label="Buscar no site"
          placeholder="Buscar..."
          autoComplete="off"
          enterKeyHint="search"
          onInput={(event) => onQuery(event.currentTarget.value)}
          className="min-h-16 w-0 grow pr-3 pl-13 text-xl font-semibold placeholder:text-grafite-claro focus-visible:-outline-offset-3 sm:pl-16 [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          aria-label="Buscar"
          className="absolute inset-y-0 left-0 grid w-13 place-items-center pl-1 focus-visible:-outline-offset-3 sm:w-16 sm:pl-2"
        >
          <SearchIcon className="size-6" />
        </button>
        <CloseButton
          commandfor={id}
          className="w-16 border-l-2 border-grafite hover:bg-grafite hover:text-concreto focus-visible:-outline-offset-3"
        />
      </form>
      <p
        {...dataAttributes({ offline: "load" })}
        role="alert"
        hidden={!failed}
        className="border-b-2 border-esgotado bg-white px-4 py-3 font-semibold sm:px-6"
      >
        A busca não carregou. Confira a conexão e digite de novo, ou veja{" "}
        <a href={paths.siteMap} className="underline">
          todas as páginas
        </a>
        .
      </p>
      <div ref={results}>
        {searching && SiteResults && <SiteResults query={query} />}
        {!searching && (
          <SearchHints
            onSelect={(text) => {
              if (field.current) field.current.value = text;
              onQuery(text);
            }}
          />
        )}
      </div>
      <SearchHelp />
    </dialog>
  );
}

const keys = [
  { key: "↑ ↓", action: "percorrem" },
  { key: "Enter", action: "abre" },
  { key: "Esc", action: "fecha" },
];

/**
 * Visitors must be able to disable the "/" key (WCAG 2.1.4). lib/browser/page-script.ts keeps it.
 */
const SearchHelp = () => (
  <div className="flex flex-wrap items-center justify-between gap-x-8 border-t-2 border-grafite px-4 text-sm sm:px-6 [@media(pointer:coarse)]:hidden">
    <ul className="flex flex-wrap gap-x-5 gap-y-1 py-3">
      {keys.map(({ key, action }) => (
        <li key={key}>
          <kbd className="border border-grafite bg-white px-1.5 font-sans text-xs font-bold">
            {key}
          </kbd>{" "}
          {action}
        </li>
      ))}
    </ul>
    <label className="flex min-h-11 items-center gap-2">
      <input type="checkbox" defaultChecked className="size-5 accent-planta" />
      Abrir a busca com a tecla /
    </label>
  </div>
);

const SearchHints = ({ onSelect }: { onSelect: (query: string) => void }) => (
  <div className="px-4 py-6 sm:px-6">
    <p>Serviços, artigos, cursos, normas: a busca lê o site inteiro, com ou sem acento.</p>
    <ul className="mt-3 flex flex-wrap gap-2" aria-label="Buscas para experimentar">
      {["vazamento", "chuveiro desarma", "pintar apartamento", "NR-35"].map((query) => (
        <li key={query}>
          <button
            type="button"
            onClick={() => onSelect(query)}
            className="min-h-11 border border-grafite px-3 text-sm font-semibold hover:bg-seguranca"
          >
            {query}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
