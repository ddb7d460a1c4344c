"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/** Parameter and fragment with the second (lib/podcast/timestamp.ts): `?t=75`, `#t=75`. */
const SECOND = /[?&#]t=(\d{1,6})/;

function onChange(listener: () => void) {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

const addressSecond = () => {
  const found = SECOND.exec(window.location.search) ?? SECOND.exec(window.location.hash);
  return found ? Number(found[1]) : 0;
};

/** The second that the address names, 0 without one. */
export const useStartSecond = () => useSyncExternalStore(onChange, addressSecond, () => 0);

/**
 * Calls `play` for clicks on the page's links to a second, `a[data-second]`. Without JavaScript
 * they lead to YouTube.
 */
export function useSecondLinks(play: (second: number) => void) {
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) {
      return;
    }
    const second = event.target.closest<HTMLElement>("a[data-second]")?.dataset.second;
    if (second === undefined) return;
    event.preventDefault();
    play(Number(second));
  });
  useEffect(() => {
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}
