"use client";

import { useEffect } from "react";
import { useVisitorState } from "@/components/ui/visitor-state/restore";
import { EVENTS } from "@/lib/browser/events";

/**
 * Tells lib/browser/page-script.ts that React has taken over, so that it repeats an earlier click.
 */
export function HydrationMarker() {
  useVisitorState();
  useEffect(() => {
    document.documentElement.dataset.hydrated = "1";
    document.dispatchEvent(new Event(EVENTS.hydrated));
  }, []);
  return null;
}
