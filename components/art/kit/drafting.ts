import { round } from "@/components/art/kit/iso";

/** A dimension line along one axis: a tick of `size` at each point, `gap` draws extension lines. */
export function dimension(
  points: readonly (readonly [number, number])[],
  gap = 0,
  size = 3,
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

/** A level mark: the small triangle that stands on the height it names. */
export const levelMark = (x: number, y: number): string => `M${x} ${y}l-5-8h10zM${x - 8} ${y}h22`;

/** The earth under a ground line: short slanted strokes. */
export function ground(x: number, y: number, width: number, step = 9): string {
  let path = `M${x} ${y}h${width}`;
  for (let i = step; i <= width; i += step) path += `M${x + i} ${y}l-6 6`;
  return path;
}
