"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { THEME_PARAMETER } from "@/components/podcast/theme-chips";
import type { Segment } from "@/lib/podcast/segments";

/**
 * Keeps the chosen theme in the address, so that a return finds it again, and opens it. The chips
 * filter without this, by the style sheet.
 * @returns the ref of the element around chips and themes
 */
export function useThemeAddress(segments: readonly Segment[]) {
  const box = useRef<HTMLDivElement>(null);

  function choose(chip: HTMLInputElement | undefined) {
    if (!chip) return;
    chip.checked = true;
    writeTheme(chip.value);
    const theme = box.current?.querySelector<HTMLDetailsElement>(`[data-theme="${chip.value}"]`);
    if (theme) theme.open = true;
  }

  const chips = () => [
    ...(box.current?.querySelectorAll<HTMLInputElement>(`[name=${THEME_PARAMETER}]`) ?? []),
  ];
  const chooseCurrent = useEffectEvent(() => {
    const all = chips();
    // What was chosen before React was there is newer than the address. A load may bring other
    // themes, without the chosen one.
    const checked = all.find((chip) => chip.checked && chip.value !== "");
    choose(checked ?? all.find(({ value }) => value === readTheme()) ?? all[0]);
  });
  useEffect(() => chooseCurrent(), [segments]);

  // Not React's onChange, which misses changes of radio buttons that were not made by a press.
  const onChange = useEffectEvent(() => choose(chips().find(({ checked }) => checked)));
  useEffect(() => {
    const element = box.current;
    const listener = () => onChange();
    element?.addEventListener("change", listener);
    return () => element?.removeEventListener("change", listener);
  }, []);
  return box;
}

const readTheme = () => new URLSearchParams(window.location.search).get(THEME_PARAMETER);

function writeTheme(theme: string) {
  if (theme === (readTheme() ?? "")) return;
  const url = new URL(window.location.href);
  if (theme) url.searchParams.set(THEME_PARAMETER, theme);
  else url.searchParams.delete(THEME_PARAMETER);
  window.history.replaceState(window.history.state, "", url);
}
