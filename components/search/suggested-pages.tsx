"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { SuggestedPage } from "@/lib/search/suggest-pages";
import { dataAttributes } from "@/lib/browser/attributes";

type SuggestedPagesProps = {
  /** Fallback without JavaScript, or when no page is similar. */
  children: ReactNode;
};

/** Every page loads this component, so the comparison is a dynamic import. */
export function SuggestedPages({ children }: SuggestedPagesProps) {
  const [pages, setPages] = useState<SuggestedPage[]>([]);
  useEffect(() => {
    let active = true;
    import("@/lib/search/suggest-pages")
      .then(({ findSuggestedPages }) => findSuggestedPages(window.location.pathname))
      .then((suggested) => active && setPages(suggested))
      // The newest articles remain as the fallback.
      .catch(() => {});
    return () => {
      active = false;
    };
  }, []);

  // The requested path is known to the script only, so React starts after the first paint.
  if (pages.length === 0) return <div {...dataAttributes({ start: true })}>{children}</div>;
  return <SuggestedPageList title="Será que era isto?" pages={pages} />;
}

export const SuggestedPageList = ({ title, pages }: { title: string; pages: SuggestedPage[] }) => (
  <>
    <h2 className="drawing-label text-obra-escura">{title}</h2>
    <ul className="mt-3 border-b border-current/40">
      {pages.map((page) => (
        <li key={page.path} className="border-t border-current/40">
          <a
            href={page.path}
            className="flex min-h-12 items-center py-2 font-semibold underline decoration-obra decoration-2 underline-offset-4 hover:text-obra-escura"
          >
            {page.title}
          </a>
        </li>
      ))}
    </ul>
  </>
);
