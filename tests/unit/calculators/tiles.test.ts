import fc from "fast-check";
import {
  diagonalPieces,
  layRow,
  type Opening,
  piecesPerBox,
  purchase,
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

  // Rooms worked by hand: length, width, tile, joint in mm; pieces.
  it.each([
    // 4 whole, 4 of 90 × 49.8, 1 of 59.2 × 90 and the corner: all cuts wider than half.
    [4200, 1400, 900, 900, 2, 10],
    // 3.05 m leaves 4 cm: centred, 4 whole and 2 of 32 cm; 5 rows.
    [3050, 3000, 600, 600, 2, 30],
    // 6 whole and a cut of 38.8 cm; 4 whole and one of 59.2 cm.
    [4000, 3000, 600, 600, 2, 35],
    // Without joints and cuts.
    [3000, 2400, 600, 600, 0, 20],
    // A cut of 25 of 60 cm: from one tile two, so 5 whole rows of 5 and 3 tiles.
    [3250, 3000, 600, 600, 0, 28],
    // Smaller than a tile.
    [500, 400, 600, 600, 2, 1],
    // 30 × 60 on 1.20 × 1.20: 4 × 2.
    [1200, 1200, 300, 600, 0, 8],
    // 1.00 m with 45: 2 whole and 10 cm, centred 1 and 2 of 27.5; 3 × 3.
    [1000, 1000, 450, 450, 0, 9],
  ])("%d × %d mm with %d × %d, joint %d: %d", (length, width, a, b, joint, pieces) => {
    expect(straightPieces(surfaceOf({ length, width, a, b, joint }))).toBe(pieces);
  });

  it("is centred where the last cut would be narrow", () => {
    expect(layRow(3.05, 0.6, 0.002)).toMatchObject({ whole: 4, cuts: 2, centred: true });
    expect(layRow(3.05, 0.6, 0.002).cut).toBeCloseTo(0.32, 9);
    // Five tiles and four joints fit exactly.
    expect(layRow(3.008, 0.6, 0.002)).toMatchObject({ whole: 5, cuts: 0 });
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

  // A door of 0.80 × 2.10 m: (80 − 30) ÷ 30 and (210 − 60) ÷ 60.
  it.each([
    [300, 600, 0, 2],
    [600, 600, 2, 0],
  ])("of a door spares %d × %d mm: %d", (a, b, joint, pieces) => {
    const wall = surfaceOf({ length: 3000, width: 2600, a, b, joint });
    expect(sparedPieces(wall, [0.8, 2.1])).toBe(pieces);
  });
});

describe("boxes", () => {
  // 1.62 ÷ 0.81; 1.44 ÷ 0.36; 2.5 ÷ 0.36 = 6.94, which a label rounds; 2.4 ÷ 0.36 = 6.67;
  // 0.3 ÷ 0.36.
  it.each([
    [1.62, 0.9, 0.9, 2],
    [1.44, 0.6, 0.6, 4],
    [2.5, 0.6, 0.6, 7],
    [2.4, 0.6, 0.6, 6],
    [0.3, 0.6, 0.6, 0],
  ])("of %d m² have pieces of %d × %d m: %d", (box, a, b, pieces) => {
    expect(piecesPerBox(box, [a, b])).toBe(pieces);
  });

  // The layout decides, the area decides, both are equal.
  it.each([
    // 10 pieces by 2; 5.88 × 1.1 ÷ 1.62 = 3.99.
    [4200, 1400, 900, 900, 2, 0.1, 1.62, 2, 5, 4],
    // 30 pieces by 4; 9.15 × 1.1 ÷ 1.44 = 6.99.
    [3050, 3000, 600, 600, 2, 0.1, 1.44, 4, 8, 7],
    // 35 pieces by 4; 12 × 1.1 ÷ 1.44 = 9.17.
    [4000, 3000, 600, 600, 2, 0.1, 1.44, 4, 9, 10],
    // 20 pieces by 4; 7.2 ÷ 1.44.
    [3000, 2400, 600, 600, 0, 0, 1.44, 4, 5, 5],
  ])(
    "for %d × %d mm, %d × %d",
    (length, width, a, b, joint, waste, box, perBox, byLayout, byArea) => {
      const bought = purchase(surfaceOf({ length, width, a, b, joint }), [], {
        waste,
        box,
        perBox,
      });
      expect(bought).toMatchObject({ byLayout, byArea, boxes: Math.max(byLayout, byArea) });
    },
  );
});
