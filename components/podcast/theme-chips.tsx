import { PODCAST } from "@/lib/limits";
import type { Segment } from "@/lib/podcast/segments";
import type { ThemeKey } from "@/lib/podcast/themes";

/** The selected theme; undefined means "all segments". */
export type ThemeChoice = ThemeKey | undefined;

type ThemeChipsProps = {
  segments: readonly Segment[];
  choice: ThemeChoice;
  onChoose: (choice: ThemeChoice) => void;
};

/** Filter buttons: "all segments" and the first six themes (§4). */
export function ThemeChips({ segments, choice, onChoose }: ThemeChipsProps) {
  const chips = [
    { key: undefined, label: "Todos os segmentos" },
    ...segments.slice(0, PODCAST.chips),
  ];
  return (
    <div role="group" aria-label="Tema dos episódios" className="flex flex-wrap gap-3">
      {chips.map(({ key, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={choice === key}
          onClick={() => onChoose(key)}
          className="min-h-11 max-w-full border-2 border-grafite bg-white px-4 py-1 font-semibold wrap-anywhere hover:bg-seguranca aria-pressed:bg-planta aria-pressed:text-white"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
