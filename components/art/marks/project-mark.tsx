import type { ReactNode } from "react";
import { Lettering, letteringWidth } from "@/components/art/kit/lettering";
import { MarkFrame } from "@/components/art/marks/mark-frame";
import { markInks, type MarkInks, type MarkProps } from "@/components/art/marks/mark-props";

/** The drawing of a mark inside a 64-unit square, in the inks it is given. */
export type SymbolShape = (inks: MarkInks) => ReactNode;

/** A project's symbol alone, in a square. */
export function SquareMark({ shape, className, tone, title }: MarkProps & { shape: SymbolShape }) {
  return (
    <MarkFrame width={64} height={64} className={className} title={title}>
      {shape(markInks(tone))}
    </MarkFrame>
  );
}

type HorizontalMarkProps = MarkProps & {
  shape: SymbolShape;
  lines: readonly [string, string];
};

const scale = 0.52;

/** A project's symbol with its name in two lines beside it. */
export function HorizontalMark({ shape, lines, className, tone, title }: HorizontalMarkProps) {
  const inks = markInks(tone);
  const width = Math.ceil(78 + Math.max(...lines.map((line) => letteringWidth(line))) * scale);
  return (
    <MarkFrame width={width} height={68} className={className} title={title}>
      <g transform="translate(0 2)">{shape(inks)}</g>
      <g transform={`translate(76 0) scale(${scale})`}>
        <Lettering text={lines[0]} x={0} y={54} ink={inks.ink} accent={inks.accent} />
        <Lettering text={lines[1]} x={0} y={117} ink={inks.ink} accent={inks.accent} />
      </g>
    </MarkFrame>
  );
}
