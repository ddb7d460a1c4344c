import type { RefObject } from "react";

const SPEEDS = [1, 1.25, 1.5, 1.75, 2];

const control = "min-h-11 min-w-11 border-2 border-current px-3 font-bold";

type AudioToolsProps = {
  speed: RefObject<HTMLSelectElement | null>;
  onSpeed: (speed: number) => void;
  onBack: () => void;
  onForward: () => void;
  /** Where the place is narrow, the speed and the steps are left to the browser's own controls. */
  className?: string;
};

/** What the browser's own controls of an audio do not have. */
export const AudioTools = ({
  speed,
  onSpeed,
  onBack,
  onForward,
  className = "",
}: AudioToolsProps) => (
  <div className={`flex flex-wrap items-center gap-2 noscript:hidden ${className}`}>
    <button
      type="button"
      aria-label="−15 s (voltar 15 segundos)"
      onClick={onBack}
      className={control}
    >
      −15 s
    </button>
    <button
      type="button"
      aria-label="+15 s (avançar 15 segundos)"
      onClick={onForward}
      className={control}
    >
      +15 s
    </button>
    <select
      ref={speed}
      aria-label="Velocidade"
      onChange={({ currentTarget }) => onSpeed(Number(currentTarget.value))}
      className={`${control} bg-transparent *:bg-white *:text-grafite`}
    >
      {SPEEDS.map((value) => (
        <option key={value} value={value}>
          {`${value}×`.replace(".", ",")}
        </option>
      ))}
    </select>
  </div>
);
