import { Lettering, letteringWidth } from "@/components/art/kit/lettering";
import { CastSymbol } from "@/components/art/marks/cast-mark";
import { markColors } from "@/components/art/marks/mark-props";
import { hex } from "@/lib/brand/palette";

const LINES = ["PrimoZé", "Cast"] as const;
const SIDE = 600;
const SCALE = 1.45;
const GRID = Array.from({ length: 11 }, (_, index) => 50 * (index + 1));

/** The square cover of the podcast: symbol and name on blueprint paper. `size` in pixels. */
export function PodcastCover({ size }: { size: number }) {
  const colors = markColors("dark");
  return (
    <svg width={size} height={size} viewBox={`0 0 ${SIDE} ${SIDE}`} fill="none">
      <path d={`M0 0h${SIDE}v${SIDE}H0z`} fill={hex.planta} />
      <path
        d={GRID.map((at) => `M${at} 0v${SIDE}M0 ${at}h${SIDE}`).join("")}
        stroke={hex.concreto}
        strokeOpacity={0.09}
      />
      <path d={`M0 ${SIDE - 22}h${SIDE}v22H0z`} fill={hex.obra} />
      <svg x={180} y={56} width={240} height={240} viewBox="0 0 64 64">
        <CastSymbol tone="dark" />
      </svg>
      {LINES.map((line, index) => (
        <g
          key={line}
          transform={`translate(${(SIDE - letteringWidth(line) * SCALE) / 2} ${420 + index * 110}) scale(${SCALE})`}
        >
          <Lettering text={line} x={0} y={0} colors={colors} />
        </g>
      ))}
    </svg>
  );
}
