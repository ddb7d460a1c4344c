"use client";

import { useRef, useState, type ComponentType } from "react";

/**
 * A component whose code is fetched when it is likely to be needed. This is not `next/dynamic`, because React holds back for
 * up to 300 ms whatever takes the place of a Suspense fallback, even an empty one.
 * @param load fetches the code
 * @returns the component, once it is there, and the function that fetches it: once, unless it failed
 */
export function useLazyComponent<P>(load: () => Promise<ComponentType<P>>) {
  const [Component, setComponent] = useState<ComponentType<P>>();
  const loading = useRef<Promise<void>>(undefined);

  /** @throws when the code cannot be had */
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

/** For fetching ahead: what fails now is tried again when it is needed. */
export const ignoreFailure = (attempt: Promise<unknown>) => void attempt.catch(() => undefined);
