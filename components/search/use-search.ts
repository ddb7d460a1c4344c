"use client";

import { useEffect, useState } from "react";
import { SEARCH } from "@/lib/limits";
import { searchSite, type SearchAnswer } from "@/lib/search/engine";
import type { SearchSection } from "@/lib/search/sections";

/** A search as the visitor sees it. While it is loading, `answer` is still that of the query before. */
export type Search = {
  status: "idle" | "loading" | "done" | "failed";
  words: string;
  answer?: SearchAnswer;
  /** Asks for further hits of the same query. */
  more: () => void;
  retry: () => void;
};

/**
 * Looks for what is being typed, a moment after the last key.
 * @param section leaves out what does not belong to it
 */
export function useSearch(query: string, section?: SearchSection): Search {
  const words = query.trim();
  const [wanted, setWanted] = useState<{ words: string; count: number }>();
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<{ key: string; answer?: SearchAnswer }>();

  const idle = words.length < SEARCH.minLength;
  const count = wanted?.words === words ? wanted.count : SEARCH.hits;
  const key = JSON.stringify([words, count, attempt]);

  useEffect(() => {
    if (idle) return;
    let current = true;
    const answer = (result?: SearchAnswer) => current && setAnswered({ key, answer: result });
    const timer = setTimeout(() => {
      searchSite(words, { section, count }).then(answer, () => answer());
    }, SEARCH.delayMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [idle, key, words, section, count]);

  const settled = answered?.key === key;
  return {
    status: idle ? "idle" : !settled ? "loading" : answered.answer ? "done" : "failed",
    words,
    answer: idle ? undefined : answered?.answer,
    more: () => setWanted({ words, count: count + SEARCH.moreHits }),
    retry: () => setAttempt(attempt + 1),
  };
}
