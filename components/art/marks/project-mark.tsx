import type { ReactNode } from "react";
import { Lettering, letteringWidth } from "@/components/art/kit/lettering";
import { markColors, type MarkColors, type MarkProps } from "@/components/art/marks/mark-props";
import { MarkSvg } from "@/components/art/marks/mark-svg";

/** Draws a project's symbol in a square of 64 units. */
export type SymbolShape = (colors: MarkColors) => ReactNode;

type SquareMarkProps = MarkProps & { shape: SymbolShape };

/** A project's symbol alone. */
export const SquareMark = ({ shape, ...mark }: SquareMarkProps) => (
  <MarkSvg width={64} height={64} {...mark}>
    {shape(markColors(mark.tone))}
  </MarkSvg>
);

type HorizontalMarkProps = MarkProps & {
  shape: SymbolShape;
  lines: readonly [string, string];
};

const SCALE = 0.52;

/** A project's symbol with its name on two lines to the right. */
export function HorizontalMark({ shape, lines, ...mark }: HorizontalMarkProps) {
  const colors = markColors(mark.tone);
  const width = Math.ceil(78 + Math.max(...lines.map((line) => letteringWidth(line))) * SCALE);
  return (
    <MarkSvg width={width} height={68} {...mark}>
      <g transform="translate(0 2)">{shape(colors)}</g>
      <g transform={`translate(76 0) scale(${SCALE})`}>
        <Lettering text={lines[0]} x={0} y={54} colors={colors} />
        <Lettering text={lines[1]} x={0} y={117} colors={colors} />
      </g>
    </MarkSvg>
  );
}
