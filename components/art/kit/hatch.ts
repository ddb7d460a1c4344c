import { round } from "@/components/art/kit/iso";

/** 45° hatch lines (cut material) inside a rectangle, as one path and without a pattern. */
export function hatch(x: number, y: number, width: number, height: number, step: number): string {
  let path = "";
  for (let offset = step; offset < width + height; offset += step) {
    const x0 = Math.max(0, offset - height);
    const y0 = Math.min(offset, height);
    const x1 = Math.min(offset, width);
    const y1 = Math.max(0, offset - width);
    path += `M${round(x + x0)} ${round(y + y0)}L${round(x + x1)} ${round(y + y1)}`;
  }
  return path;
}

/** A square grid inside a rectangle, as one path. */
export function grid(x: number, y: number, width: number, height: number, step: number): string {
  let path = "";
  for (let i = 0; i <= width; i += step) path += `M${round(x + i)} ${y}v${height}`;
  for (let j = 0; j <= height; j += step) path += `M${x} ${round(y + j)}h${width}`;
  return path;
}
