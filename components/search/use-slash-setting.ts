"use client";

import { useSyncExternalStore } from "react";

/** Set when the visitor disabled the "/" shortcut; lib/html/page-script.js reads it too. */
const STORAGE_KEY = "busca-sem-barra";
const CHANGE = "busca-barra-mudou";

/** WCAG 2.1.4: visitors must be able to disable single-key shortcuts. */
const isSlashEnabled = () => {
  try {
    return localStorage.getItem(STORAGE_KEY) === null;
  } catch {
    // Storage is disabled.
    return true;
  }
};

function setSlashEnabled(enabled: boolean) {
  try {
    if (enabled) localStorage.removeItem(STORAGE_KEY);
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

/** The setting for the "/" shortcut and its setter. */
export function useSlashSetting() {
  const enabled = useSyncExternalStore(onChange, isSlashEnabled, () => true);
  return [enabled, setSlashEnabled] as const;
}
