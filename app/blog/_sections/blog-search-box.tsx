"use client";

import { useEffect, useEffectEvent, useId } from "react";
import { focusFirstResult, prepareSearch } from "@/components/search/search-field";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { loadBlogResults } from "@/app/blog/_sections/blog-results-or-index";
import { useBlogSearch } from "@/app/blog/_sections/blog-search";

/**
 * The search box of the blog (§2.11). Typing filters the index below. Without JavaScript the form
 * leads to the list of all articles.
 */
export function BlogSearchBox() {
  const id = useId();
  const { query, setQuery, field, results } = useBlogSearch();

  const restoreQuery = useEffectEvent(() => setQuery(field.current?.value ?? ""));
  useEffect(() => restoreQuery(), []);

  return (
    <form
      data-intent=""
      role="search"
      aria-label="No blog"
      action={`${paths.siteMap}#artigos`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusFirstResult({ results })) field.current?.focus();
      }}
      className="w-full max-w-xl"
    >
      <label htmlFor={id} className="drawing-label text-seguranca">
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
          className="search-input min-h-12 w-0 min-w-[min(10rem,100%)] grow border-2 border-concreto bg-white px-3.5 text-grafite placeholder:text-grafite-claro"
        />
        <Button type="submit">Buscar</Button>
      </div>
    </form>
  );
}
