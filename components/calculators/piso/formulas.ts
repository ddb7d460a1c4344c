import { ceil } from "@/lib/calculators/number";

/** Lengths in metres; `joint` is the distance between tiles. */
export type Tiling = { length: number; width: number; tile: [number, number]; joint: number };

/** Tiles along one side: the whole ones, and the width in metres of the cut one (0: none). */
export function tilesAlong(side: number, tile: number, joint: number) {
  const whole = Math.floor((side + joint) / (tile + joint) + 1e-9);
  const rest = side - whole * (tile + joint);
  // A gap that is not wider than a joint needs no tile.
  return { whole, cut: rest > joint ? rest : 0 };
}

/** A cut narrower than this share of a tile is hard to lay and looks bad. */
export const NARROW_CUT = 1 / 3;

/**
 * Boxes for an area: area × (1 + waste) ÷ area of a box, rounded up.
 * @param area in m²
 * @param waste share for cuts and breakage: by habit of the trade 0.1 straight, 0.15 diagonal
 * @param box m² on the label of a box
 */
export function boxesFor(area: number, waste: number, box: number) {
  const need = area * (1 + waste);
  const boxes = ceil(need / box);
  return { need, boxes, bought: boxes * box, left: boxes * box - area };
}
