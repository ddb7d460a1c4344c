import type { ArtProps } from "@/components/art/art-props";
import { dimension } from "@/components/art/kit/drafting";
import { color } from "@/components/art/kit/palette";
import { CompanySymbolShape } from "@/components/art/marks/company-mark";

const SCALE = 5;
const at = (x: number, y: number): [number, number] => [40 + x * SCALE, 30 + y * SCALE];
const circle = ([x, y]: [number, number], radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0`;

const construction =
  circle(at(34.5, 18), 15 * SCALE) +
  circle(at(34, 18), 5.5 * SCALE) +
  `M${at(34.5, -1).join(" ")}V${at(0, 37)[1]}M${at(12, 18).join(" ")}H${at(53, 0)[0]}`;

const heights = [3, 39.5, 42.5, 62].map((y) => at(4, y));
const widths = [15, 26.5, 49.5].map((x) => at(x, 68));

/** The company's symbol as its own working drawing: axes, circles, dimension chains. For a dark ground. */
export function MarkConstruction({ className }: ArtProps) {
  return (
    <svg viewBox="0 0 400 400" className={className} fill="none" aria-hidden="true">
      <g transform={`translate(${at(0, 0).join(" ")}) scale(${SCALE})`}>
        <CompanySymbolShape ink={color.concreto} accent={color.obra} />
      </g>
      <g stroke={color.vidro} strokeWidth={1.25}>
        <path d={construction} strokeDasharray="6 4" />
        <path d={dimension(heights, 42, 4)} />
        <path d={dimension(widths, -24, 4)} />
      </g>
      <path
        d={`M${at(20.8, -5).join(" ")}V${at(0, 66)[1]}`}
        stroke={color.seguranca}
        strokeWidth={1.5}
        strokeDasharray="14 4 3 4"
      />
    </svg>
  );
}
