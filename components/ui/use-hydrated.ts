"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the static HTML, true once the script runs. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
