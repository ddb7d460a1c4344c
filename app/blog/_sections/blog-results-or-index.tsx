"use client";

import { useEffect, useEffectEvent, type ReactNode } from "react";
import { ignoreFailure, useLazyComponent } from "@/components/ui/use-lazy-component";
import { SEARCH } from "@/lib/limits";
import { useBlogSearch } from "@/app/blog/_sections/blog-search";

/** Fetches the results' code and the search engine's; called when a query is likely. */
export const loadBlogResults = () =>
  import("@/app/blog/_sections/blog-results").then((module) => module.BlogResults);

/** The index, or, as soon as something is looked for, the articles that have it. */
export function BlogResultsOrIndex({ children }: { children: ReactNode }) {
  const searching = useBlogSearch().query.trim().length >= SEARCH.minLength;
  const [BlogResults, fetchResults] = useLazyComponent(loadBlogResults);
  const onSearch = useEffectEvent(() => ignoreFailure(fetchResults()));
  useEffect(() => {
    if (searching) onSearch();
  }, [searching]);
  return (
    <>
      {searching && BlogResults && <BlogResults />}
      <div hidden={searching} data-pagefind-ignore>
        {children}
      </div>
    </>
  );
}
