import { PODCAST } from "@/lib/limits";
import { episodeCount } from "@/lib/podcast/messages";
import type { Segment } from "@/lib/podcast/themes";

/** The name of the chips' radio buttons, and the parameter of the address (lib/html). */
const THEME_PARAMETER = "tema";

/**
 * Radio buttons, so that the style sheet alone (`episode-themes`) can filter before React. The n-th
 * chip belongs to the n-th theme and to the n-th count (§4).
 */
export function ThemeChips({ segments }: { segments: readonly Segment<unknown>[] }) {
  const themes = segments.slice(0, PODCAST.chips);
  const total = segments.reduce((sum, { episodes }) => sum + episodes.length, 0);
  return (
    <>
      <fieldset
        data-chips=""
        className="relative -mx-gutter flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 md:flex-wrap"
      >
        <legend className="sr-only">Tema dos episódios</legend>
        <Chip value="" label="Todos os segmentos" />
        {themes.map(({ key, label }) => (
          <Chip key={key} value={key} label={label} />
        ))}
      </fieldset>
      <p role="status" aria-atomic="true" className="font-semibold">
        <span className="theme-count">
          {episodeCount(total)} em {segments.length === 1 ? "um tema" : `${segments.length} temas`}
        </span>
        {themes.map(({ key, label, episodes }) => (
          <span key={key} className="theme-count">
            {episodeCount(episodes.length)} de {label}
          </span>
        ))}
      </p>
    </>
  );
}

const Chip = ({ value, label }: { value: string; label: string }) => (
  <label className="relative grid min-h-11 shrink-0 border-2 border-grafite font-semibold max-md:whitespace-nowrap">
    <input
      type="radio"
      name={THEME_PARAMETER}
      value={value}
      defaultChecked={value === ""}
      className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
    />
    <span className="grid place-items-center bg-white px-4 py-1 outline-breve peer-checked:bg-planta peer-checked:text-white peer-focus-visible:outline-3 peer-focus-visible:outline-offset-4 peer-[:hover:not(:checked)]:bg-seguranca md:px-3 md:text-sm">
      {label}
    </span>
  </label>
);
