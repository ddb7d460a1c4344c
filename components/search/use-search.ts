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

  const found = useMemo(
    () => (idle ? undefined : index?.search(query, { kind, count })),
    [idle, index, query, kind, count],
  );
  const isGood = found?.isGood ?? true;
  useEffect(() => {
    if (isGood) return;
    let current = true;
    loadWholeIndex().then(
      (whole) => current && setIndex(whole),
      // What was found without the other texts stays.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [isGood]);
  const response = useLastFound(found);
  return {
    status: idle ? "idle" : response ? "done" : failed ? "failed" : "loading",
    query: response?.query ?? query,
    response,
    more: () => setRequested({ query, count: count + SEARCH.moreHits }),
    retry: () => setFailed(false),
  };
}

/** Half a word finds nothing: what was found before it stays until the typing pauses. */
function useLastFound(found: SearchResponse | undefined): SearchResponse | undefined {
  const [shown, setShown] = useState<SearchResponse>();
  const isLate = found?.total === 0;
  if (!isLate && shown !== found) setShown(found);
  useEffect(() => {
    if (!isLate) return;
    const pause = setTimeout(() => setShown(found), SEARCH.pause);
    return () => clearTimeout(pause);
  }, [isLate, found]);
  return isLate && shown?.total !== 0 ? shown : found;
}

/** Loads the index once. @throws when it cannot be loaded; the next call tries again */
export const loadSearchIndex = once(async () =>
  SearchIndex.create(await fetchRecords(machinePaths.search)),
);

/** The index with the texts of app/textos.json, for a query without a good answer. */
const loadWholeIndex = once(async () => {
  const texts = fetchRecords(machinePaths.searchTexts);
  const index = await loadSearchIndex();
  return index.with(await texts);
});

/** The function is called once, and again only after a failure. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
}

async function fetchRecords(path: string): Promise<SearchRecord[]> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as SearchRecord[];
}
