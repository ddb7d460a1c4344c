import "@/components/calculators/calculator.css";
import type { ReactNode } from "react";
import { pageColor } from "@/lib/drawings/palette";

/** Width of every drawing, in units. */
export const SHEET_WIDTH = 640;
/** Free units at the edges of a drawing. */
export const SHEET_MARGIN = 20;
/**
 * The font size in units. It is about 14 px on a phone; calculator.css makes it smaller elsewhere.
 */
const TEXT = 30;

export const round = (value: number): number => Math.round(value * 10) / 10;

type SheetProps = { height: number; description: string; children: ReactNode };

export const Sheet = ({ height, description, children }: SheetProps) => (
  <div role="img" aria-label={description} className="calculator-drawing p-3">
    <svg
      viewBox={`0 0 ${SHEET_WIDTH} ${Math.ceil(height)}`}
      className="artwork h-auto w-full"
      fill="none"
      stroke={pageColor.planta}
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      fontWeight={500}
      aria-hidden="true"
    >
      {children}
    </svg>
  </div>
);

type LabelProps = {
  x: number;
  y: number;
  anchor?: "middle" | "end";
  bold?: boolean;
  children: ReactNode;
};

export const Label = ({ x, y, anchor, bold = false, children }: LabelProps) => (
  <text
    x={round(x)}
    y={round(y)}
    textAnchor={anchor}
    fill={pageColor.grafite}
    stroke="none"
    fontSize={TEXT}
    fontWeight={bold ? 700 : undefined}
  >
    {children}
  </text>
);

type DimensionProps = { from: [number, number]; to: [number, number]; gap?: number };

/**
 * A dimension line with a tick at both ends, horizontal or vertical.
 * @param props.gap signed length of the extension lines; 0 draws none
 */
export function Dimension({ from, to, gap = 0 }: DimensionProps) {
  const ends = [from, to].map(([x, y]) => ({ x: round(x), y: round(y) }));
  const upright = ends[0]?.x === ends[1]?.x;
  const back = Math.sign(gap) * 4;
  const ticks = ends.map(({ x, y }) => `M${round(x - 6)} ${round(y + 6)}l12-12`);
  const extensions = ends.map(({ x, y }) =>
    upright ? `M${x - back} ${y}h${gap}` : `M${x} ${y - back}v${gap}`,
  );
  const line = ends.map(({ x, y }) => `${x} ${y}`).join("L");
  return (
    <path d={`M${line}${ticks.join("")}${gap ? extensions.join("") : ""}`} strokeWidth={2.2} />
  );
}
