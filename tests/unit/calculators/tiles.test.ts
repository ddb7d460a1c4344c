import fc from "fast-check";
import {
  diagonalPieces,
  type Opening,
  piecesPerBox,
  sparedPieces,
  straightPieces,
  type Surface,
} from "@/components/calculators/piso/formulas";

/** Millimetres: the oracles compute with whole numbers. */
type Millimetres = { length: number; width: number; a: number; b: number; joint: number };

const surfaceOf = (room: Millimetres, laying: Surface["laying"] = "straight"): Surface => ({
  length: room.length / 1000,
  width: room.width / 1000,
  tile: [room.a / 1000, room.b / 1000],
  joint: room.joint / 1000,
  laying,
});

/** Lays one side tile after tile: where each piece begins, and its size. */
function laySide(side: number, tile: number, joint: number): { at: number; size: number }[] {
  const from = (first: number) => {
    const pieces = [];
    for (let at = 0, size = first; at < side; at += size + joint, size = tile) {
      // A gap of at most a joint at the wall is filled with grout.
      if (at > 0 && side - at <= joint) break;
      pieces.push({ at, size: Math.min(size, side - at) });
    }
    return pieces;
  };
  const pieces = from(tile);
  const last = pieces.at(-1)!.size;
  if (pieces.length === 1 || 3 * last >= tile) return pieces;
  // Centred: the same pieces, one tile of the middle and the narrow cut become two equal ends.
  return from((tile + last) / 2);
}

/** Lays the surface piece by piece, with a heap of offcuts, and counts the tiles opened. */
function layByHand({ length, width, a, b, joint }: Millimetres): number {
  let opened = 0;
  const heap: { width: number; height: number }[] = [];
  const columns = laySide(length, a, joint);
  for (const row of laySide(width, b, joint)) {
    for (const column of columns) {
      const [w, h] = [column.size, row.size];
      const found = heap.findIndex((offcut) => offcut.width >= w && offcut.height >= h);
      if (found >= 0) {
        heap.splice(found, 1);
        continue;
      }
      opened++;
      // One straight cut; in a corner the first one is along the row where that gives more.
      if (h < b && (w === a || 2 * h <= b)) heap.push({ width: a, height: b - h });
      else if (w < a) heap.push({ width: a - w, height: b });
    }
  }
  return opened;
}

const room = fc.record({
  length: fc.integer({ min: 300, max: 9000 }),
  width: fc.integer({ min: 300, max: 9000 }),
  a: fc.constantFrom(100, 150, 200, 300, 330, 450, 600, 800, 900, 1200, 1600),
  b: fc.constantFrom(100, 200, 330, 450, 600, 800, 900, 1200),
  joint: fc.integer({ min: 0, max: 10 }),
});

describe("a straight layout", () => {
  it("needs the pieces that laying it by hand opens, in 2,000 rooms", () => {
    fc.assert(
      fc.property(room, (each) => {
        expect(straightPieces(surfaceOf(each))).toBe(layByHand(each));
      }),
      { numRuns: 2000 },
    );
  });
});

/** A polygon without what lies beyond a wall: `keep` is negative there. */
type Point = [number, number];
function clip(polygon: Point[], keep: (point: Point) => number): Point[] {
  return polygon.flatMap((point, index) => {
    const next = polygon[(index + 1) % polygon.length]!;
    const [here, there] = [keep(point), keep(next)];
    const share = here / (here - there);
    const cross: Point = [
      point[0] + (next[0] - point[0]) * share,
      point[1] + (next[1] - point[1]) * share,
    ];
    return [...(here >= 0 ? [point] : []), ...(here >= 0 !== there >= 0 ? [cross] : [])];
  });
}
const areaOf = (polygon: Point[]) =>
  Math.abs(
    polygon.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = polygon[(index + 1) % polygon.length]!;
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** Turns each tile by 45°, cuts it at the walls as a polygon, and counts. */
function layDiagonally({ length, width, a, b, joint }: Millimetres): number {
  const turn = ([x, y]: Point): Point => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2];
  const reach = Math.ceil((length + width) / Math.SQRT2 / Math.min(a, b)) + 1;
  const walls: ((point: Point) => number)[] = [
    ([x]) => x,
    ([x]) => length - x,
    ([, y]) => y,
    ([, y]) => width - y,
  ];
  let whole = 0;
  const small = [0, 0];
  for (let i = 0; i <= reach; i++) {
    for (let k = -reach; k <= reach; k++) {
      const [u, v] = [i * (a + joint), k * (b + joint)];
      const corners: Point[] = [
        [u - a / 2, v - b / 2],
        [u + a / 2, v - b / 2],
        [u + a / 2, v + b / 2],
        [u - a / 2, v + b / 2],
      ];
      const tile = corners.map(turn);
      const cutBy = walls.flatMap((wall, index) =>
        tile.some((corner) => wall(corner) < -3e-5) ? index : [],
      );
      const left = areaOf(walls.reduce(clip, tile));
      if (left < 1e-9) continue;
      if (cutBy.length === 1 && left <= (a * b) / 2 + 0.03) small[cutBy[0]! < 2 ? 0 : 1]!++;
      else whole++;
    }
  }
  return whole + Math.ceil(small[0]! / 2) + Math.ceil(small[1]! / 2);
}

describe("a diagonal layout", () => {
  it("needs the pieces of tiles cut as polygons, in 200 rooms", () => {
    const smaller = fc.record({
      length: fc.integer({ min: 300, max: 3000 }),
      width: fc.integer({ min: 300, max: 3000 }),
      a: fc.constantFrom(300, 450, 600, 900, 1200),
      b: fc.constantFrom(200, 300, 450, 600, 900),
      joint: fc.integer({ min: 0, max: 10 }),
    });
    fc.assert(
      fc.property(smaller, (each) => {
        expect(diagonalPieces(surfaceOf(each, "diagonal"))).toBe(layDiagonally(each));
      }),
      { numRuns: 200 },
    );
  });

  it("of more tiles than are counted one by one needs at most 3% more than the area", () => {
    const hall = surfaceOf({ length: 90_000, width: 90_000, a: 200, b: 200, joint: 0 }, "diagonal");
    expect(diagonalPieces(hall)).toBeGreaterThan(202_500);
    expect(diagonalPieces(hall)).toBeLessThan(202_500 * 1.03);
  });
});

describe("an opening", () => {
  it("spares at most the tiles that lie inside it wherever it is, in 1,000 rooms", () => {
    const placed = fc.tuple(
      room,
      fc.double({ min: 0.05, max: 1, noNaN: true }),
      fc.nat(),
      fc.nat(),
    );
    fc.assert(
      fc.property(placed, ([each, share, right, up]) => {
        const size = [Math.floor(each.length * share), Math.floor(each.width * share)] as const;
        const place = [
          right % (each.length - size[0] + 1),
          up % (each.width - size[1] + 1),
        ] as const;
        const inside = (side: number, tile: number, axis: 0 | 1) =>
          laySide(side, tile, each.joint).filter(
            (piece) => piece.at >= place[axis] && piece.at + piece.size <= place[axis] + size[axis],
          ).length;
        const spared = inside(each.length, each.a, 0) * inside(each.width, each.b, 1);
        const opening: Opening = [size[0] / 1000, size[1] / 1000];
        expect(sparedPieces(surfaceOf(each), opening)).toBeLessThanOrEqual(spared);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("boxes", () => {
  // 1.62 ÷ 0.81; 1.44 ÷ 0.36; 2.5 ÷ 0.36 = 6.94, which a label rounds; 2.4 ÷ 0.36 = 6.67; 0.3 ÷ 0.36.
  it.each([
    [1.62, 0.9, 0.9, 2],
    [1.44, 0.6, 0.6, 4],
    [2.5, 0.6, 0.6, 7],
    [2.4, 0.6, 0.6, 6],
    [0.3, 0.6, 0.6, 0],
  ])("of %d m² have pieces of %d × %d m: %d", (box, a, b, pieces) => {
    expect(piecesPerBox(box, [a, b])).toBe(pieces);
  });
});
