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

  // An index with more texts is the same object: the number says that it was asked before.
  const [additions, setAdditions] = useState(0);
  const found = useMemo(
    () => (idle ? undefined : index?.search(query, { kind, count })),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [idle, index, query, kind, count, additions],
  );
  const isGood = found?.isGood ?? true;
  useEffect(() => {
    if (isGood || !index || additions > 0) return;
    let current = true;
    addTexts(index).then(
      () => current && setAdditions(1),
      // What was found without them stays.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [isGood, index, additions]);
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

let index: Promise<SearchIndex> | undefined;

/** Loads the index once. @throws when it cannot be loaded; the next call tries again */
export const loadSearchIndex = (): Promise<SearchIndex> =>
  (index ??= fetchIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  }));

const fetchIndex = async () => SearchIndex.create(await fetchRecords(machinePaths.search));

let addition: Promise<void> | undefined;

/** Adds the other texts once (app/textos.json), for a query without a good answer. */
const addTexts = (to: SearchIndex): Promise<void> =>
  (addition ??= fetchRecords(machinePaths.searchTexts)
    .then((records) => to.add(records))
    .catch((error: unknown) => {
      addition = undefined;
      throw error;
    }));

async function fetchRecords(path: string): Promise<SearchRecord[]> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as SearchRecord[];
}
