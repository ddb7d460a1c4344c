"use client";

import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import {
  focusFirstResult,
  handleResultNavigation,
  prepareSearch,
} from "@/components/search/search-field";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { ignoreFailure, useLazyComponent } from "@/components/ui/hooks";
import { SEARCH } from "@/lib/limits";
import type { BlogSearchState } from "@/app/blog/_sections/blog-results";

const BlogSearchContext = createContext<BlogSearchState | undefined>(undefined);

function useBlogSearch(): BlogSearchState {
  const value = use(BlogSearchContext);
  if (!value) throw new Error("useBlogSearch must be used inside BlogSearch");
  return value;
}

export function BlogSearch({ children }: { children: ReactNode }) {
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  return (
    <BlogSearchContext value={{ query, setQuery, field, results }}>
      <div onKeyDown={(event: KeyboardEvent) => handleResultNavigation(event, { field, results })}>
        {children}
      </div>
    </BlogSearchContext>
  );
}

/** Without JavaScript the form leads to the list of all articles. */
export function BlogSearchBox() {
  const id = useId();
  const { query, setQuery, field, results } = useBlogSearch();

  const restoreQuery = useEffectEvent(() => setQuery(field.current?.value ?? ""));
  useEffect(() => restoreQuery(), []);

  return (
    <form
      data-live
      role="search"
      aria-label="No blog"
      action={`${paths.siteMap}#artigos`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusFirstResult({ results })) field.current?.focus();
      }}
      className="w-full max-w-xl"
    >
      <label htmlFor={id} className="drawing-label">
        Buscar nos artigos
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          ref={field}
          id={id}
          type="search"
          name="q"
          placeholder="Buscar..."
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onFocus={() => {
            void loadBlogResults();
            prepareSearch();
          }}
          onChange={(event) => setQuery(event.target.value)}
          className="min-h-12 w-0 min-w-[min(10rem,100%)] grow border-2 border-grafite bg-white px-3.5 text-grafite placeholder:text-grafite-claro [&::-webkit-search-cancel-button]:hidden"
        />
        <Button type="submit">Buscar</Button>
      </div>
    </form>
  );
}

const loadBlogResults = () =>
  import("@/app/blog/_sections/blog-results").then((module) => module.BlogResults);

export function BlogResultsOrIndex({ children }: { children: ReactNode }) {
  const state = useBlogSearch();
  const searching = state.query.trim().length >= SEARCH.minLength;
  const [BlogResults, fetchResults] = useLazyComponent(loadBlogResults);
  const onSearch = useEffectEvent(() => ignoreFailure(fetchResults()));
  useEffect(() => {
    if (searching) onSearch();
  }, [searching]);
  return (
    <>
      {searching && BlogResults && <BlogResults {...state} />}
      <div hidden={searching}>{children}</div>
    </>
  );
}
