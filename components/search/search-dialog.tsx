"use client";

import { useRef, type KeyboardEvent, type MouseEvent } from "react";
import { CloseButton } from "@/components/ui/close-button";
import { SearchIcon } from "@/components/ui/icons";
import { useModal } from "@/components/ui/use-modal";
import { prepareSearch } from "@/lib/search/prepare-search";
import { focusFirstResult, handleResultNavigation } from "@/components/search/result-navigation";
import { SearchHelp } from "@/components/search/search-help";
import { SearchHints } from "@/components/search/search-notices";
import { SearchStatus } from "@/components/search/search-status";
import { useSearch } from "@/components/search/use-search";

type SearchDialogProps = {
  open: boolean;
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
};

/**
 * The site search in a modal dialog. Esc closes it, and the browser restores the focus. Enter in
 * the field focuses the first result, which also hides the on-screen keyboard of a phone.
 */
export function SearchDialog({ open, query, onQuery, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const search = useSearch(open ? query : "");

  function onOpen(show: () => void) {
    // Keeps the caret position of the header field. From elsewhere, selects the whole query.
    const from = document.activeElement;
    const caret = from instanceof HTMLInputElement ? from : undefined;
    const [start, end] = [caret?.selectionStart, caret?.selectionEnd];
    show();
    field.current?.setSelectionRange(start ?? 0, end ?? field.current.value.length);
    prepareSearch();
  }
  const onClosed = useModal(dialog, open, { onOpen, onClose });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && !event.nativeEvent.isComposing) {
      // In some browsers the first Esc only clears a search field.
      event.preventDefault();
      onClose();
    }
    handleResultNavigation(event, { field, results });
  }

  function closeOnLinkClick(event: MouseEvent) {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!opensElsewhere && (event.target as Element).closest("a")) onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Busca no site"
      onClose={onClosed}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={onKeyDown}
      className="h-dvh max-h-none w-full max-w-none border-grafite bg-concreto text-grafite backdrop:bg-planta-escura/70 sm:mt-[min(6rem,8dvh)] sm:h-fit sm:max-h-[84dvh] sm:w-[min(46rem,100vw-3rem)] sm:border-2"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          focusFirstResult({ results });
        }}
        className="sticky top-0 z-10 flex border-b-2 border-grafite bg-white"
      >
        <SearchIcon className="pointer-events-none absolute inset-y-0 left-4 my-auto size-6 sm:left-6" />
        <input
          ref={field}
          type="search"
          aria-label="Buscar no site"
          placeholder="Buscar..."
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          className="search-input min-h-16 w-0 grow pr-3 pl-13 text-xl font-semibold placeholder:text-grafite-claro focus-visible:-outline-offset-3 sm:pl-16"
        />
        <CloseButton
          onClick={onClose}
          className="w-16 border-l-2 border-grafite hover:bg-grafite hover:text-concreto focus-visible:-outline-offset-3"
        />
      </form>
      <div ref={results} onClick={closeOnLinkClick}>
        <SearchStatus
          search={search}
          noun={["resultado", "resultados"]}
          grouped
          idleContent={<SearchHints onSelect={onQuery} />}
        />
      </div>
      <SearchHelp />
    </dialog>
  );
}
