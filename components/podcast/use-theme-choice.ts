"use client";

import { useSyncExternalStore } from "react";
import type { ThemeChoice } from "@/components/podcast/theme-chips";
import type { Segment } from "@/lib/podcast/segments";

const PARAMETER = "tema";
const CHANGE = "tema-mudou";

function onChange(listener: () => void) {
  window.addEventListener(CHANGE, listener);
  return () => window.removeEventListener(CHANGE, listener);
}

const readTheme = () => new URLSearchParams(window.location.search).get(PARAMETER);

function writeTheme(choice: ThemeChoice) {
  const url = new URL(window.location.href);
  if (choice) url.searchParams.set(PARAMETER, choice);
  else url.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, "", url);
  window.dispatchEvent(new Event(CHANGE));
}

/** The selected theme and its setter. It is in the address, so that a return finds it again. */
export function useThemeChoice(segments: readonly Segment[]) {
  const theme = useSyncExternalStore(onChange, readTheme, () => null);
  const choice: ThemeChoice = segments.find(({ key }) => key === theme)?.key;
  return [choice, writeTheme] as const;
}
