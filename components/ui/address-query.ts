"use client";

import { useSyncExternalStore } from "react";

const CHANGE = "addressquery";

function subscribe(onChange: () => void) {
  window.addEventListener(CHANGE, onChange);
  return () => window.removeEventListener(CHANGE, onChange);
}

/** The query of the address, also after `replaceAddress`; empty on the server. */
export const useAddressQuery = () =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );

/** Writes the address without a new entry in the history. */
export function replaceAddress(address: string) {
  try {
    window.history.replaceState(window.history.state, "", address);
  } catch {
    // Safari allows 100 changes in 10 seconds; the next one writes the address again.
  }
  window.dispatchEvent(new Event(CHANGE));
}
