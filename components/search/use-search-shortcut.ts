"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { isSearchShortcut } from "@/lib/search/shortcut";

/** Where the browser keeps that the visitor does not want "/" to open the search. */
const STORAGE_KEY = "busca-sem-barra";
const CHANGE = "busca-barra-mudou";

/** A key alone may be pressed by accident, or by a voice: it can be switched off (WCAG 2.1.4). */
const slashWanted = () => {
  try {
    return localStorage.getItem(STORAGE_KEY) === null;
  } catch {
    // Storage is switched off.
    return true;
  }
};

function setSlashWanted(wanted: boolean) {
  try {
    if (wanted) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, "1");
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGE));
}

function onChange(listener: () => void) {
  window.addEventListener(CHANGE, listener);
  return () => window.removeEventListener(CHANGE, listener);
}

/** Whether "/" opens the search, and the way to change it. */
export function useSlashSetting() {
  const wanted = useSyncExternalStore(onChange, slashWanted, () => true);
  return [wanted, setSlashWanted] as const;
}

/** Calls `open` for "/" and Ctrl-K, unless they are typed in a field or another dialog is open. */
export function useSearchShortcut(open: () => void) {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector("dialog:modal")) return;
    if (!isSearchShortcut(event, slashWanted())) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onPress(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
