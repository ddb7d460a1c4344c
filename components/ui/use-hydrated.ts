"use client";

import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False in the static HTML, true once the script runs. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
