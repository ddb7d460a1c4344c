"use client";

import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False in the static HTML, true after hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
