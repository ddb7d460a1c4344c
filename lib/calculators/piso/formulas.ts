import { ceil } from "@/lib/calculators/number";

type Laying = "straight" | "diagonal";

/** Lengths in metres; `joint` is the distance between tiles. */
export type Surface = {
  length: number;
  width: number;
  tile: [number, number];
  joint: number;
  laying: Laying;
};

/**
 * Tiles along one side: the whole ones, and the cut ones at its ends with their width in metres.
 */
export type Row = { whole: number; cuts: 0 | 1 | 2; cut: number; centred: boolean };

/** A cut narrower than this share of a tile is hard to lay and looks bad. */
const NARROW_CUT = 1 / 3;
/** Lengths that differ by less are equal. */
const TINY = 3e-8;

/** The whole tiles of a row that begins in the corner, and its last cut in metres, or 0. */
function fromCorner(side: number, tile: number, joint: number) {
  const whole = Math.floor((side + joint) / (tile + joint) + TINY);
  const rest = side - whole * (tile + joint);
  // A gap that is not wider than a joint needs no tile.
  return { whole, cut: rest > joint + TINY ? rest : 0 };
}

/** A row begins in the corner. It is centred if its last cut would be narrow. */
function layRow(side: number, tile: number, joint: number): Row {
  const { whole, cut } = fromCorner(side, tile, joint);
  return whole > 0 && cut > 0 && cut < tile * NARROW_CUT - TINY
    ? { whole: whole - 1, cuts: 2, cut: (tile + cut) / 2, centred: true }
    : { whole, cuts: cut > 0 ? 1 : 0, cut, centred: false };
}

/** The sides of a surface with the row that is advised for each. */
export const sides = ({ length, width, tile, joint }: Surface) =>
  ([length, width] as const).map((side, index) => {
    const size = tile[index] ?? 0;
    return { side, ...layRow(side, size, joint), corner: fromCorner(side, size, joint).cut };
  });

/**
 * Tiles that a straight layout uses up. A cut wider than half a tile takes a whole one. The offcut
 * of a narrower one is used once more, not turned. A spare offcut is used in a corner.
 */
export function straightPieces({ length, width, tile: [a, b], joint }: Surface): number {
  const x = layRow(length, a, joint);
  const y = layRow(width, b, joint);
  const halvesX = 2 * x.cut <= a + TINY;
  const halvesY = 2 * y.cut <= b + TINY;
  const columns = x.cuts * y.whole;
  const rows = y.cuts * x.whole;
  const spare = (halvesX ? columns % 2 : 0) + (halvesY ? rows % 2 : 0);
  const corners = Math.max(0, x.cuts * y.cuts - spare);
  const tiles = (pieces: number, halves: boolean) => (halves ? Math.ceil(pieces / 2) : pieces);
  return (
    x.whole * y.whole +
    tiles(columns, halvesX) +
    tiles(rows, halvesY) +
    tiles(corners, halvesX || halvesY)
  );
}

/** A tile laid at 45°: its middle, and how far it reaches beyond each wall, in metres. */
type DiagonalTile = { x: number; y: number; beyond: number[] };

/** More tiles than this are not counted one by one. */
const MANY = 40_000;

/** Half of the extent of a tile at 45°, along both walls. */
const halfDiagonal = ([a, b]: Surface["tile"]) => (a + b) / 2 / Math.SQRT2;

/** Whether a layout at 45° has too many tiles to count or to draw each. */
export const isMany = ({ length, width, tile: [a, b] }: Surface, many = MANY) =>
  (length * width) / (a * b) > many;

/** The tiles at 45° that touch the surface; the middle of the first one is in the corner. */
export function diagonalTiles({ length, width, tile, joint }: Surface): DiagonalTile[] {
  // Along the diagonals from the corner: u = (x + y) ÷ √2, v = (y − x) ÷ √2.
  const [stepU, stepV] = [tile[0] + joint, tile[1] + joint];
  const [reachU, reachV] = [tile[0] / 2 - TINY, tile[1] / 2 - TINY];
  const half = halfDiagonal(tile);
  const tiles: DiagonalTile[] = [];
  for (let u = 0; u - reachU < (length + width) / Math.SQRT2; u += stepU) {
    const first = Math.ceil((-length / Math.SQRT2 - reachV) / stepV) * stepV;
    for (let v = first; v - reachV < width / Math.SQRT2; v += stepV) {
      const [x, y] = [(u - v) / Math.SQRT2, (u + v) / Math.SQRT2];
      const beyond = [half - x, x + half - length, half - y, y + half - width];
      // Two convex shapes do not touch if they do not along a side of one of them.
      if (beyond.every((over) => over < 2 * half - TINY))
        tiles.push({ x, y, beyond: beyond.map((over) => Math.max(0, over - TINY)) });
    }
  }
  return tiles;
}

/**
 * Pieces that a layout at 45° uses up. What is left of a tile is the piece itself, turned by half:
 * two pieces of at most half a tile for walls that face each other come from one. A tile that
 * two walls cut takes a whole one.
 */
export function diagonalPieces(surface: Surface): number {
  const { length, width, tile, joint } = surface;
  const half = halfDiagonal(tile);
  if (isMany(surface)) {
    // All tiles that touch the surface lie within a surface that is larger by a tile on each side.
    const reach = 4 * half + 2 * joint;
    return Math.ceil(((length + reach) * (width + reach)) / (tile[0] + joint) / (tile[1] + joint));
  }
  const halves = [0, 0];
  let whole = 0;
  for (const { beyond } of diagonalTiles(surface)) {
    const walls = beyond.flatMap((over, wall) => (over > 0 ? wall : []));
    const [wall = 0] = walls;
    if (walls.length === 1 && (beyond[wall] ?? 0) >= half - 2 * TINY) halves[wall >> 1]!++;
    else whole++;
  }
  return whole + halves.reduce((total, count) => total + Math.ceil(count / 2), 0);
}

export type Opening = [number, number];

/**
 * Whole tiles that an opening spares wherever it is: those that lie inside it at the worst place.
 */
export function sparedPieces({ tile, joint, laying }: Surface, opening: Opening): number {
  if (laying === "diagonal") {
    const reach = 4 * halfDiagonal(tile) + 2 * joint;
    const [x = 0, y = 0] = opening.map((side) => Math.max(0, side - reach));
    return Math.floor((x * y) / (tile[0] + joint) / (tile[1] + joint));
  }
  const [x = 0, y = 0] = opening.map((side, index) => {
    const size = tile[index] ?? 0;
    return Math.max(0, Math.floor((side - size) / (size + joint) + TINY));
  });
  return x * y;
}

/**
 * How many tiles the area on a label is. The label rounds to a hundredth of a square metre, and
 * tiles measure up to 4 % less than they are called: those of 60 × 60 cm are often 59 × 59.
 */
export function piecesPerBox(box: number, [a, b]: Surface["tile"]): number {
  const count = box / (a * b);
  const whole = Math.ceil(count - 0.005 / (a * b));
  return count >= whole * 0.96 ? whole : Math.floor(count + 0.1);
}

export type Purchase = {
  /** The area in m² with the waste. */
  need: number;
  /** Pieces of the layout, without those that the openings spare. */
  pieces: number;
  spared: number;
  byArea: number;
  byLayout: number;
  boxes: number;
};

/** What was given and found out, for sentences and the drawing. */
export type Tiles = Purchase & {
  surface: Surface;
  openings: Opening[];
  /** The area in m² without the openings. */
  area: number;
  label: { waste: number; box: number; perBox: number };
  /** Whether the pieces of a box follow from its area. */
  derived: boolean;
};

/**
 * Boxes to buy: the larger number of two rules, area × (1 + waste) and the pieces of the layout.
 * @param waste share for cuts and breakage: by habit of the trade 0.1 straight, 0.15 diagonal
 * @param box m² on the label of a box
 */
export function purchase(
  surface: Surface,
  openings: readonly Opening[],
  { waste, box, perBox }: { waste: number; box: number; perBox: number },
): Purchase {
  const { length, width, laying } = surface;
  const net = length * width - openings.reduce((total, [x, y]) => total + x * y, 0);
  const need = net * (1 + waste);
  const spared = openings.reduce((total, each) => total + sparedPieces(surface, each), 0);
  const laid = laying === "diagonal" ? diagonalPieces(surface) : straightPieces(surface);
  const pieces = Math.max(1, laid - spared);
  const byArea = ceil(need / box);
  const byLayout = Math.ceil(pieces / perBox);
  return { need, pieces, spared, byArea, byLayout, boxes: Math.max(byArea, byLayout) };
}
