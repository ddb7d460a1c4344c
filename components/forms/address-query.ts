"use client";

import { useSyncExternalStore } from "react";

const CHANGE = "addressquery";

function subscribe(onChange: () => void) {
  window.addEventListener(CHANGE, onChange);
  return () => window.removeEventListener(CHANGE, onChange);
}

/** The query of the address; empty in the static HTML. */
export const useAddressQuery = () =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );

/** Replaces the address without loading a page; useAddressQuery() then returns the new query. */
export function replaceAddress(path: string) {
  window.history.replaceState(window.history.state, "", path);
  window.dispatchEvent(new Event(CHANGE));
}
