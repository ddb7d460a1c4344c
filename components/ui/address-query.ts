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

/** Without a new entry in the history. */
export function replaceAddress(path: string) {
  window.history.replaceState(window.history.state, "", path);
  window.dispatchEvent(new Event(CHANGE));
}
