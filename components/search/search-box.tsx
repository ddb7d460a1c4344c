"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SearchIcon } from "@/components/ui/icons";
import { ignoreFailure, useLazyComponent } from "@/components/ui/use-lazy-component";
import { paths } from "@/lib/paths";
import { prepareSearch } from "@/lib/search/prepare-search";
import { useSearchShortcut } from "@/components/search/use-search-shortcut";

const load = () =>
  import("@/components/search/search-dialog").then((module) => module.SearchDialog);

/**
 * The search box of the header (§2.3), below 768 px a button. A click or typing opens the search
 * dialog. Focus alone does not, because that would trap the Tab key. Without JavaScript or before
 * hydration the form leads to the site map, which reads the query from the URL.
 */
export function SearchBox() {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [SearchDialog, fetchDialog] = useLazyComponent(load);
  const [open, setOpen] = useState(false);
  const prepare = () => ignoreFailure(fetchDialog());

  function show() {
    setOpen(true);
    fetchDialog().catch(() => field.current?.form?.submit());
  }
  useSearchShortcut(show);

  const restoreQuery = useEffectEvent(() => {
    const typed = field.current?.value || new URLSearchParams(location.search).get("q");
    if (!typed) return;
    setQuery(typed);
    if (location.pathname === paths.siteMap) show();
  });
  useEffect(() => restoreQuery(), []);

  return (
    <>
      <form
        role="search"
        aria-label="No site"
        action={paths.siteMap}
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
        onPointerEnter={prepare}
        onPointerDown={prepare}
        onFocus={() => {
          prepare();
          prepareSearch();
        }}
        className="ml-auto flex md:min-w-44 md:basis-[min(16rem,26vw)] xl:ml-0 xl:basis-44"
      >
        <input
          ref={field}
          type="search"
          name="q"
          aria-label="Buscar no site"
          aria-keyshortcuts="/ Control+K"
          placeholder="Buscar..."
          autoComplete="off"
          value={query}
          onClick={(event) => {
            event.currentTarget.select();
            show();
          }}
          onChange={(event) => {
            setQuery(event.target.value);
            // Moving the focus would interrupt the composition of an accent.
            if (!(event.nativeEvent as InputEvent).isComposing) show();
          }}
          onCompositionEnd={show}
          className="search-input h-11 w-0 min-w-0 grow border-2 border-r-0 border-grafite bg-white px-3 text-sm placeholder:text-grafite-claro max-md:hidden"
        />
        <button
          type="submit"
          aria-label="Buscar"
          aria-haspopup="dialog"
          aria-busy={(open && !SearchDialog) || undefined}
          className="grid size-11 shrink-0 place-items-center border-2 border-grafite hover:bg-grafite hover:text-concreto"
        >
          <SearchIcon className="size-5" />
        </button>
      </form>
      {SearchDialog && (
        <SearchDialog open={open} query={query} onQuery={setQuery} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
