import { useHydrated } from "@/components/ui/hooks";
import { episodeCount } from "@/lib/podcast/messages";
import type { Segment } from "@/lib/podcast/themes";

type ThemeChipsProps = {
  segments: readonly Segment<unknown>[];
  chips: readonly Segment<unknown>[];
  theme: string;
  onChoose: (theme: string) => void;
};

/** Buttons that choose all segments or one of the first six (§4). Without React they are hidden. */
export function ThemeChips({ segments, chips, theme, onChoose }: ThemeChipsProps) {
  const isHydrated = useHydrated();
  const chosen = chips.find(({ key }) => key === theme);
  const count = segments.reduce((sum, { episodes }) => sum + episodes.length, 0);
  const themes = segments.length === 1 ? "um tema" : `${segments.length} temas`;
  const labels = [{ key: "", label: "Todos os segmentos" }, ...chips];
  return (
    <>
      <div
        role="group"
        aria-label="Tema dos episódios"
        className={`no-print relative -mx-gutter flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 md:flex-wrap ${isHydrated ? "" : "invisible"}`}
      >
        {labels.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === theme}
            onClick={() => onChoose(key)}
            className="min-h-touch shrink-0 border-line border-grafite bg-white px-3 py-1 text-sm font-bold whitespace-nowrap hover:bg-seguranca aria-pressed:bg-planta aria-pressed:text-white"
          >
            {label}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {chosen
          ? `${episodeCount(chosen.episodes.length)} de ${chosen.label}`
          : `${episodeCount(count)} em ${themes}`}
      </p>
    </>
  );
}
