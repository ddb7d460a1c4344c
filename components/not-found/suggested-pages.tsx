"use client";

import { useEffect, useState, type ReactNode } from "react";
import type { SuggestedPage } from "@/lib/not-found/suggest-pages";
import { SuggestionList } from "@/components/not-found/suggested-page-list";

type SuggestionsProps = {
  /** What to suggest without scripts, and where nothing is like the address. */
  children: ReactNode;
};

/**
 * The pages nearest to the address that does not exist, in place of the newest articles. The static 404 page cannot know
 * the address; and since this component's code comes with every page, what compares addresses is fetched only here.
 */
export function Suggestions({ children }: SuggestionsProps) {
  const [found, setFound] = useState<SuggestedPage[]>([]);
  useEffect(() => {
    let active = true;
    import("@/components/not-found/find-suggested-pages")
      .then(({ findSuggestedPages }) => findSuggestedPages(window.location.pathname))
      .then((addresses) => active && setFound(addresses))
      // The newest articles are a good answer too.
      .catch(() => {});
    return () => {
      active = false;
    };
  }, []);

  if (found.length === 0) return children;
  return <SuggestionList title="Será que era isto?" addresses={found} />;
}
