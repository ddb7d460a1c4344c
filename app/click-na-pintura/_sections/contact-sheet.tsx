import { color } from "@/lib/drawings/palette";

const COLUMNS = 10;
const FRAME = { width: 26, height: 18, pitch: 32, rowPitch: 40 } as const;

/** A photographic contact sheet: strips of ten frames, one frame marked. */
export function ContactSheet({ frames, className }: { frames: number; className?: string }) {
  const rows = Math.ceil(frames / COLUMNS);
  const width = 20 + COLUMNS * FRAME.pitch;
  const height = 12 + rows * FRAME.rowPitch;
  const frame = (index: number) => {
    const x = 13 + (index % COLUMNS) * FRAME.pitch;
    const y = 17 + Math.floor(index / COLUMNS) * FRAME.rowPitch;
    return `M${x} ${y}h${FRAME.width}v${FRAME.height}h-${FRAME.width}z`;
  };
  const framesAt = (from: number, step: number) =>
    Array.from({ length: frames }, (_, index) => index)
      .filter((index) => index % step === from)
      .map(frame)
      .join("");
  const perforation = Array.from({ length: rows }, (_, row) => {
    const y = 13 + row * FRAME.rowPitch;
    return `M14 ${y}H${width - 10}M14 ${y + 26}H${width - 10}`;
  }).join("");
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} fill="none" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <path
          key={row}
          d={`M6 ${9 + row * FRAME.rowPitch}h${width - 12}v34H6z`}
          fill={color.grafite}
        />
      ))}
      <path d={perforation} stroke={color.seguranca} strokeWidth={3} strokeDasharray="4 4" />
      <path d={framesAt(0, 3)} fill={color.obra} />
      <path d={framesAt(1, 3)} fill={color.concreto} />
      <path d={framesAt(2, 3)} fill={color.vidro} />
      <path
        d="M136 92c8-6 32-7 38 2s3 22-9 27-31 2-34-8 2-22 16-25"
        stroke={color.seguranca}
        strokeWidth={3}
        strokeLinecap="round"
      />
    </svg>
  );
}
