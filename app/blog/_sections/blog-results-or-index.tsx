"use client";

import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { SEARCH } from "@/lib/limits";
import { useBlogSearch } from "./blog-search";

/** Fetches the results' code and the search engine's; called when a query is likely. */
export const loadBlogResults = () => import("./blog-results").then((module) => module.BlogResults);
const BlogResults = dynamic(loadBlogResults, { ssr: false });

/** The index, or, as soon as something is looked for, the articles that have it. */
export function BlogResultsOrIndex({ children }: { children: ReactNode }) {
  const searching = useBlogSearch().query.trim().length >= SEARCH.minLength;
  return (
    <>
      {searching && <BlogResults />}
      <div hidden={searching} data-pagefind-ignore>
        {children}
      </div>
    </>
  );
}
