"use client";

import { useEffect } from "react";

/**
 * Tells the page's starter (lib/html/inline-scripts.mjs) that React now answers to controls, so that it can press again the one
 * that was pressed before.
 */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "1";
    document.dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}
