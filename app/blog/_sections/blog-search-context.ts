"use client";

import { createContext, type RefObject, use } from "react";

type BlogSearchValue = {
  query: string;
  setQuery: (query: string) => void;
  field: RefObject<HTMLInputElement | null>;
  results: RefObject<HTMLDivElement | null>;
};

export const BlogSearchContext = createContext<BlogSearchValue | undefined>(undefined);

export function useBlogSearch(): BlogSearchValue {
  const value = use(BlogSearchContext);
  if (!value) throw new Error("useBlogSearch must be used inside BlogSearch");
  return value;
}
