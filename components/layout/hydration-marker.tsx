"use client";

import { useEffect } from "react";

/** Tells lib/html/page-script.js that React is hydrated, so that it repeats an earlier click. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "1";
    document.dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}
