"use client";

import { useEffect, useState, type ReactNode } from "react";
import type { SuggestedPage } from "@/lib/search/suggest-pages";
import { SuggestedPageList } from "@/components/not-found/suggested-page-list";

type SuggestedPagesProps = {
  /** Fallback without JavaScript, or when no page is similar. */
  children: ReactNode;
};

/**
 * Replaces the newest articles by the pages most similar to the requested path, which the static
 * 404 page does not know. Every page loads this component, so the comparison is a dynamic import.
 */
export function SuggestedPages({ children }: SuggestedPagesProps) {
  const [pages, setPages] = useState<SuggestedPage[]>([]);
  useEffect(() => {
    let active = true;
    import("@/components/not-found/find-suggested-pages")
      .then(({ findSuggestedPages }) => findSuggestedPages(window.location.pathname))
      .then((suggested) => active && setPages(suggested))
      // The newest articles remain as the fallback.
      .catch(() => {});
    return () => {
      active = false;
    };
  }, []);

  // The requested path is known to the script only, so React starts after the first paint.
  if (pages.length === 0) return <div data-start="">{children}</div>;
  return <SuggestedPageList title="Será que era isto?" pages={pages} />;
}
