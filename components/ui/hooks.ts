"use client";

import { useEffect, useSyncExternalStore, useRef, useState, type ComponentType } from "react";

const subscribe = () => () => {};

/** False in the static HTML, true after hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/**
 * Loads a component on demand. Not `next/dynamic`, because React delays the replacement of a
 * Suspense fallback by up to 300 ms, even of an empty one.
 * @returns the component, when loaded, and the function that loads it (once, again after a failure)
 */
export function useLazyComponent<P>(load: () => Promise<ComponentType<P>>) {
  const [Component, setComponent] = useState<ComponentType<P>>();
  const loading = useRef<Promise<void>>(undefined);

  /** @throws when the code cannot be loaded */
  function fetchComponent(): Promise<void> {
    loading.current ??= load().then(
      (component) => setComponent(() => component),
      (error: unknown) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }

  return [Component, fetchComponent] as const;
}

/** For preloading: a failed load is tried again when the component is needed. */
export const ignoreFailure = (attempt: Promise<unknown>) => void attempt.catch(() => undefined);

/** A text that has not changed for a moment: screen readers would read the text of each letter. */
export function useSettled(text: string, afterMs: number): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return settled;
}
