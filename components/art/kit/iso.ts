/** A point in space: x runs right-down on the sheet, y left-down, z up. */
export type Point3 = readonly [x: number, y: number, z: number];

const COS_30 = 0.866;

/** Rounds a coordinate to one decimal. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** An isometric (30°) projection with its origin at (ox, oy) and `unit` sheet units per step. */
export function isometric(ox: number, oy: number, unit: number) {
  const at = (x: number, y: number, z = 0): readonly [number, number] => [
    round(ox + (x - y) * COS_30 * unit),
    round(oy + (x + y) * 0.5 * unit - z * unit),
  ];
  const pair = ([x, y, z]: Point3) => at(x, y, z).join(" ");
  const line = (...points: Point3[]) => "M" + points.map(pair).join("L");
  const face = (...points: Point3[]) => line(...points) + "Z";
  /** A horizontal face at height z. */
  const flat = (x0: number, y0: number, x1: number, y1: number, z = 0) =>
    face([x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z]);
  /** An upright face at constant x (it looks to the right). */
  const right = (x: number, y0: number, z0: number, y1: number, z1: number) =>
    face([x, y0, z0], [x, y1, z0], [x, y1, z1], [x, y0, z1]);
  /** An upright face at constant y (it looks to the left). */
  const left = (y: number, x0: number, z0: number, x1: number, z1: number) =>
    face([x0, y, z0], [x1, y, z0], [x1, y, z1], [x0, y, z1]);
  /** A cubic curve through space; projection keeps it exact. */
  const curve = (a: Point3, b: Point3, c: Point3, d: Point3) =>
    `M${pair(a)}C${pair(b)} ${pair(c)} ${pair(d)}`;
  /** A door swing on the floor: quarter circle round (x, y) from the angle given, in degrees. */
  const swing = (x: number, y: number, r: number, from: number, z = 0) => {
    const k = 0.5523;
    const a = (from * Math.PI) / 180;
    const [c, s] = [Math.cos(a) * r, Math.sin(a) * r];
    const p = (u: number, v: number): Point3 => [x + u * c - v * s, y + u * s + v * c, z];
    return curve(p(1, 0), p(1, k), p(k, 1), p(0, 1));
  };
  return { at, line, face, flat, right, left, curve, swing };
}
