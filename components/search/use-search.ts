"use client";

import { useEffect, useState } from "react";
import { SEARCH } from "@/lib/limits";
import { searchSite, type SearchResponse } from "@/lib/search/engine";
import type { SearchSection } from "@/lib/search/sections";

/** State of a search. While loading, `response` is that of the previous query. */
export type Search = {
  status: "idle" | "loading" | "done" | "failed";
  query: string;
  response?: SearchResponse;
  /** Loads more hits of the same query. */
  more: () => void;
  retry: () => void;
};

/**
 * Debounced search for the typed text.
 * @param section limits the search to one section
 */
export function useSearch(input: string, section?: SearchSection): Search {
  const query = input.trim();
  const [requested, setRequested] = useState<{ query: string; count: number }>();
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ key: string; response?: SearchResponse }>();

  const idle = query.length < SEARCH.minLength;
  const count = requested?.query === query ? requested.count : SEARCH.hits;
  const key = JSON.stringify([query, count, attempt]);

  useEffect(() => {
    if (idle) return;
    let current = true;
    const finish = (result?: SearchResponse) => current && setSettled({ key, response: result });
    const timer = setTimeout(() => {
      searchSite(query, { section, count }).then(finish, () => finish());
    }, SEARCH.delayMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [idle, key, query, section, count]);

  const isCurrent = settled?.key === key;
  return {
    status: idle ? "idle" : !isCurrent ? "loading" : settled.response ? "done" : "failed",
    query,
    response: idle ? undefined : settled?.response,
    more: () => setRequested({ query, count: count + SEARCH.moreHits }),
    retry: () => setAttempt(attempt + 1),
  };
}
