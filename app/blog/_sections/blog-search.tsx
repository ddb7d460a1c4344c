"use client";

import {
  createContext,
  use,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { handleResultNavigation } from "@/components/search/search-field";

type BlogSearchValue = {
  query: string;
  setQuery: (query: string) => void;
  field: RefObject<HTMLInputElement | null>;
  results: RefObject<HTMLDivElement | null>;
};

const BlogSearchContext = createContext<BlogSearchValue | undefined>(undefined);

/** State shared by the search box and the results, with keyboard navigation between them. */
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

/** @throws outside BlogSearch */
export function useBlogSearch(): BlogSearchValue {
  const value = use(BlogSearchContext);
  if (!value) throw new Error("useBlogSearch must be used inside BlogSearch");
  return value;
}
