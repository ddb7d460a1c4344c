"use client";

import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useHydrated } from "@/components/ui/hooks";
import { useVisitorState } from "@/components/ui/visitor-state/restore";
import { dataAttributes } from "@/lib/browser/attributes";
import { PODCAST } from "@/lib/limits";
import { episodeCount } from "@/lib/podcast/messages";
import type { Segment } from "@/lib/podcast/themes";

/** The name of the radio buttons, and the parameter of the address. */
const THEME_PARAMETER = "tema";

const chipThemes = (segments: readonly Segment<unknown>[]) => segments.slice(0, PODCAST.chips);

const listeners = new Set<() => void>();

function onChoice(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const addressTheme = () => new URLSearchParams(location.search).get(THEME_PARAMETER) ?? "";

/**
 * The chosen theme, which the address keeps for a return. A theme without a chip, because the list
 * does not have it or not yet, stays in the address, and all themes are shown.
 * @returns the empty text for all themes
 */
export function useChosenTheme(segments: readonly Segment<unknown>[]): string {
  const theme = useSyncExternalStore(onChoice, addressTheme, () => "");
  return chipThemes(segments).some(({ key }) => key === theme) ? theme : "";
}

function chooseTheme(theme: string) {
  const url = new URL(location.href);
  if (theme) url.searchParams.set(THEME_PARAMETER, theme);
  else url.searchParams.delete(THEME_PARAMETER);
  history.replaceState(history.state, "", url);
  for (const listener of listeners) listener();
}

type ThemeChipsProps = { segments: readonly Segment<unknown>[]; theme: string };

/**
 * Radio buttons, so that the style sheet alone (`episode-themes`) can filter before React. The n-th
 * chip belongs to the n-th theme and to the n-th count (§4).
 */
export function ThemeChips({ segments, theme }: ThemeChipsProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  // Before the next effect, which reads what the visitor has chosen.
  useVisitorState();
  useLayoutEffect(() => {
    // A chip that was pressed before React is newer than the address.
    const pressed = box.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    if (pressed) chooseTheme(pressed);
  }, []);
  // Where the style sheet cannot do it: Firefox before 121 has no `:has()`.
  const hydrated = useHydrated();
  const isHidden = (key: string) => hydrated && key !== theme;
  const themes = chipThemes(segments);
  const count = segments.reduce((sum, { episodes }) => sum + episodes.length, 0);
  const chips = [{ key: "", label: "Todos os segmentos" }, ...themes];
  return (
    <>
      <fieldset
        ref={box}
        {...dataAttributes({ chips: true })}
        className="relative -mx-gutter flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 md:flex-wrap"
      >
        <legend className="sr-only">Tema dos episódios</legend>
        {chips.map(({ key, label }) => (
          <label
            key={key}
            className="relative grid min-h-11 shrink-0 border-2 border-grafite font-semibold max-md:whitespace-nowrap"
          >
            <input
              type="radio"
              name={THEME_PARAMETER}
              value={key}
              checked={key === theme}
              onChange={() => chooseTheme(key)}
              className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span className="grid place-items-center bg-white px-4 py-1 outline-breve peer-checked:bg-planta peer-checked:text-white peer-focus-visible:outline-3 peer-focus-visible:outline-offset-4 peer-[:hover:not(:checked)]:bg-seguranca md:px-3 md:text-sm">
              {label}
            </span>
          </label>
        ))}
      </fieldset>
      <p role="status" aria-atomic="true" className="font-semibold">
        <span className="theme-count" hidden={isHidden("")}>
          {episodeCount(count)} em {segments.length === 1 ? "um tema" : `${segments.length} temas`}
        </span>
        {themes.map(({ key, label, episodes }) => (
          <span key={key} className="theme-count" hidden={isHidden(key)}>
            {episodeCount(episodes.length)} de {label}
          </span>
        ))}
      </p>
    </>
  );
}
