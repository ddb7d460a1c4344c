import { ceil } from "@/lib/calculators/number";

/** Width and height in metres of the openings (content/articles/guia-pintura.mdx). */
export const DOOR = { width: 0.8, height: 2.1 };
export const WINDOW = { width: 1.5, height: 1.2 };

/** Lengths in metres. */
export type Room = {
  length: number;
  width: number;
  height: number;
  doors: number;
  windows: number;
  ceiling: boolean;
  name: string;
};

/** Areas of a room in m² (perimeter in m); `net` is negative when the openings are larger. */
export function roomAreas({ length, width, height, doors, windows, ceiling }: Omit<Room, "name">) {
  const perimeter = 2 * (length + width);
  const gross = perimeter * height;
  const openings = doors * DOOR.width * DOOR.height + windows * WINDOW.width * WINDOW.height;
  return {
    perimeter,
    gross,
    openings,
    net: gross - openings,
    ceiling: ceiling ? length * width : 0,
  };
}

type PaintLabel = {
  /** Square metres of one package: of the finished wall, or of one coat. */
  coverage: number;
  volume: number;
  per: "finished" | "coat";
};

/**
 * Litres for an area: area × coats ÷ (coverage ÷ volume) × (1 + spare).
 * @param area in m²
 * @param coats 1 with the label's "rendimento acabado" (ABNT NBR 15079 since 2019), which contains
 * all coats
 * @param spare share for losses and touch-ups, for example 0.1
 */
const paintLitres = (
  area: number,
  { coverage, volume }: Pick<PaintLabel, "coverage" | "volume">,
  coats: number,
  spare: number,
): number => ((area * coats) / (coverage / volume)) * (1 + spare);

export function packageSizes(volume: number): Packages {
  // A base for tinting has less in its can, because the colourant needs room.
  if (volume === 16 || volume === 3.2) return { large: 16, small: 3.2 };
  return { large: volume === 20 ? 20 : 18, small: 3.6 };
}

/**
 * Four small packages cost about as much as a large one (content/articles/segredos-lojistas.mdx).
 */
const MAX_SMALL = 3;

export type Packages = { large: number; small: number };

/**
 * The packages for a number of litres, and the litres bought and left over. They are the cheapest
 * ones and, among equal prices, those with the least waste. Without prices they are as few as
 * possible, with at most three small ones.
 * @param price of one package in reais
 */
export function cansFor(need: number, sizes: Packages, price?: Packages) {
  const smallFor = (large: number) => ceil((need - large * sizes.large) / sizes.small);
  const most = Math.max(1, ceil(need / sizes.large));
  const rest = smallFor(most - 1);
  let cans = rest > MAX_SMALL ? { large: most, small: 0 } : { large: most - 1, small: rest };
  const cost = (each: Packages) =>
    price ? each.large * price.large + each.small * price.small : 0;
  const volume = (each: Packages) => each.large * sizes.large + each.small * sizes.small;
  for (let large = 0; price && large <= most; large++) {
    const other = { large, small: smallFor(large) };
    const cheaper = cost(other) - cost(cans);
    if (cheaper < 0 || (cheaper === 0 && volume(other) < volume(cans) - 1e-9)) cans = other;
  }
  const bought = volume(cans);
  // Both are rounded as they are shown, so that the difference that is shown is right.
  const left = tenths(bought) - tenths(need);
  return { ...cans, bought, left, cost: price && cost(cans) };
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/**
 * Square metres that a litre of finished paint rarely covers: the best class of ABNT NBR 15079,
 * super premium, has to reach 150 m² with 18 L, which is 8.3.
 */
export const MAX_FINISHED_PER_LITRE = 10;

/** Square metres that a litre of any paint covers: half of what the economy class has to reach. */
export const MIN_PER_LITRE = 2;

export const packageName = (volume: number): string =>
  volume === 20 ? "balde" : volume > 10 ? "lata" : "galão";

/** What is to be painted, and with what. */
export type Wish = {
  rooms: Room[];
  label: PaintLabel;
  coats: number;
  /** The share for losses, such as 0.1. */
  spare: number;
  sealed: "nothing" | "walls" | "all";
  /** Square metres that a can of 18 L of sealer covers. */
  sealerCoverage: number;
  /** In reais for one package. */
  prices: { large: number | undefined; small: number | undefined };
};

/** Paint for one surface. Areas in m², volumes in litres. */
export type Purchase = ReturnType<typeof cansFor> & {
  surface: "paredes" | "teto" | "selador";
  area: number;
  /** What a litre covers in m², and the coats that count. */
  perLitre: number;
  coats: number;
  need: number;
  sizes: Packages;
};

export type Paint = Wish & { purchases: Purchase[] };

/**
 * Walls and ceilings are bought apart, because they rarely have the same colour. Sealer is one
 * coat, sold in cans of 18 L and of 3.6 L.
 */
export function purchasesFor(wish: Wish): Purchase[] {
  const { rooms, label, spare, sealed, sealerCoverage, prices } = wish;
  const { large, small } = prices;
  const price = large !== undefined && small !== undefined ? { large, small } : undefined;
  const coats = label.per === "coat" ? wish.coats : 1;
  const paint = { coverage: label.coverage, volume: label.volume, coats, price };
  const sealer = { coverage: sealerCoverage, volume: 18, coats: 1, price: undefined };
  const buy = (surface: Purchase["surface"], area: number, can: typeof paint): Purchase => {
    const { coverage, volume, coats, price } = can;
    const need = paintLitres(area, can, coats, spare);
    const sizes = packageSizes(volume);
    const cans = cansFor(need, sizes, price);
    return { surface, area, perLitre: coverage / volume, coats, need, sizes, ...cans };
  };
  const areas = rooms.map(roomAreas);
  const walls = areas.reduce((total, { net }) => total + net, 0);
  const ceilings = areas.reduce((total, { ceiling }) => total + ceiling, 0);
  const sealedArea = { nothing: 0, walls, all: walls + ceilings }[sealed];
  return [
    buy("paredes", walls, paint),
    ...(ceilings > 0 ? [buy("teto", ceilings, paint)] : []),
    ...(sealedArea > 0 ? [buy("selador", sealedArea, sealer)] : []),
  ];
}

/**
 * The price of the paint, if both prices are known. It is without the sealer, which has its own.
 */
export const totalCost = (purchases: readonly Purchase[]): number | undefined =>
  purchases.some(({ surface, cost }) => surface !== "selador" && cost === undefined)
    ? undefined
    : purchases.reduce((total, { cost = 0 }) => total + cost, 0);
