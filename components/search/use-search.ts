"use client";

import { useEffect, useMemo, useState } from "react";
import { SEARCH } from "@/lib/limits";
import type { RecordKind, SearchRecord } from "@/lib/search/record";
import { SearchIndex, type SearchResponse } from "@/lib/search/search-index";
import { machinePaths } from "@/lib/paths";

export type Search = {
  status: "idle" | "loading" | "done" | "failed";
  query: string;
  response?: SearchResponse;
  more: () => void;
  retry: () => void;
};

export function useSearch(input: string, kind?: RecordKind): Search {
  const query = input.trim();
  const idle = query.length < SEARCH.minLength;
  const [index, setIndex] = useState<SearchIndex>();
  const [failed, setFailed] = useState(false);
  const [requested, setRequested] = useState<{ query: string; count: number }>();
  const count = requested?.query === query ? requested.count : SEARCH.hits;

  useEffect(() => {
    if (idle || index || failed) return;
    let current = true;
    loadSearchIndex().then(
      (loaded) => current && setIndex(loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [idle, index, failed]);

  const response = useMemo(
    () => (idle ? undefined : index?.search(query, { kind, count })),
    [idle, index, query, kind, count],
  );
  return {
    status: idle ? "idle" : response ? "done" : failed ? "failed" : "loading",
    query,
    response,
    more: () => setRequested({ query, count: count + SEARCH.moreHits }),
    retry: () => setFailed(false),
  };
}

let index: Promise<SearchIndex> | undefined;

/** Loads the index once. @throws when it cannot be loaded; the next call tries again */
export const loadSearchIndex = (): Promise<SearchIndex> =>
  (index ??= fetchIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  }));

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(machinePaths.search);
  if (!response.ok) throw new Error(`search index: ${response.status}`);
  return SearchIndex.create((await response.json()) as SearchRecord[]);
}
