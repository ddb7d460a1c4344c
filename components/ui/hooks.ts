"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False in the static HTML, true after hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/** Calls a function once, in an idle moment after hydration: what is not needed to be alive. */
export function useWhenIdle(run: () => unknown): void {
  const onIdle = useEffectEvent(() => void run());
  useEffect(() => {
    // Safari has no such callback.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(onIdle);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(onIdle);
    return () => cancelIdleCallback(handle);
  }, []);
}
