"use client";

import { useEffect, useState, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False in the static HTML, true after hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/** A text that has not changed for a moment. Screen readers would read it after each letter. */
export function useDebouncedText(text: string, afterMs: number): string {
  const [debounced, setDebounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return debounced;
}
