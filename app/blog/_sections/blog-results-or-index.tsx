"use client";

import { useEffect, useEffectEvent, type ReactNode } from "react";
import { ignoreFailure, useLazyComponent } from "@/components/ui/use-lazy-component";
import { SEARCH } from "@/lib/limits";
import { useBlogSearch } from "@/app/blog/_sections/blog-search";

/** Loads the code of the results and of the search engine. */
export const loadBlogResults = () =>
  import("@/app/blog/_sections/blog-results").then((module) => module.BlogResults);

/** The index, or the results while there is a query. */
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
      <div hidden={searching}>{children}</div>
    </>
  );
}
