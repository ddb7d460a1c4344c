import type { ReactNode } from "react";
import { color } from "@/lib/drawings/palette";
import { dimensionLine, round, SvgCanvas } from "@/components/art/svg-canvas";

/** Width of every drawing, in units. On a phone 26 units of text are about 12 px. */
export const SHEET_WIDTH = 640;
const TEXT = 26;

type SheetProps = { height: number; description: string; children: ReactNode };

export function Sheet({ height, description, children }: SheetProps) {
  return (
    <div role="img" aria-label={description} className="p-2 sm:p-4">
      <SvgCanvas
        width={SHEET_WIDTH}
        height={Math.ceil(height)}
        className="h-auto w-full print:max-h-56"
      >
        {children}
      </SvgCanvas>
    </div>
  );
}

type LabelProps = {
  x: number;
  y: number;
  anchor?: "start" | "middle" | "end";
  bold?: boolean;
  children: ReactNode;
};

export function Label({ x, y, anchor = "start", bold = false, children }: LabelProps) {
  return (
    <text
      x={round(x)}
      y={round(y)}
      textAnchor={anchor}
      fill={color.grafite}
      stroke="none"
      fontSize={TEXT}
      fontWeight={bold ? 700 : 500}
    >
      {children}
    </text>
  );
}

type DimensionProps = { from: [number, number]; to: [number, number]; gap?: number };

export const Dimension = ({ from, to, gap = 0 }: DimensionProps) => (
  <path
    d={dimensionLine(
      [from, to].map(([x, y]) => [round(x), round(y)] as const),
      gap,
      6,
    )}
    strokeWidth={1.6}
  />
);
