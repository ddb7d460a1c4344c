import type { ReactNode } from "react";
import { color } from "@/lib/drawings/palette";

export function SvgCanvas(props: {
  width: number;
  height: number;
  line?: string;
  className?: string;
  children: ReactNode;
}) {
  const { width, height, line = color.planta, className = "", children } = props;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`artwork ${className}`}
      fill="none"
      stroke={line}
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Path of a dimension line: a tick at each point.
 * @param points at least two, all on one horizontal or vertical line
 * @param gap signed length of the extension lines; 0 draws none
 * @param size half the edge of a tick
 */
export function dimensionLine(
  points: readonly (readonly [number, number])[],
  gap: number,
  size: number,
): string {
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last) return "";
  const upright = first[0] === last[0];
  let path = `M${first.join(" ")}L${last.join(" ")}`;
  for (const [x, y] of points) {
    path += `M${round(x - size)} ${round(y + size)}l${size * 2}-${size * 2}`;
    if (gap)
      path += upright
        ? `M${x - Math.sign(gap) * 4} ${y}h${gap}`
        : `M${x} ${y - Math.sign(gap) * 4}v${gap}`;
  }
  return path;
}
