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
  /** Whether the ceiling is painted, too. */
  ceiling: boolean;
};

/** Areas of a room in m² (perimeter in m); `net` is negative when the openings are larger. */
export function roomAreas({ length, width, height, doors, windows, ceiling }: Room) {
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

/** What the label of a paint says. */
export type PaintLabel = {
  /** Square metres of one package: of the finished wall, or of one coat. */
  coverage: number;
  /** Litres of the package. */
  volume: number;
  per: "finished" | "coat";
};

/**
 * Litres for an area: area × coats ÷ (coverage ÷ volume) × (1 + spare). The label's "rendimento
 * acabado" (ABNT NBR 15079 since 2019) contains all coats, so they count only for "por demão".
 * @param area in m²
 * @param spare share for losses and touch-ups, for example 0.1
 */
export function paintLitres(area: number, label: PaintLabel, coats: number, spare: number): number {
  const times = label.per === "coat" ? coats : 1;
  return ((area * times) / (label.coverage / label.volume)) * (1 + spare);
}

/** Litres of the large and the small package that are sold with a label's package. */
export function packageSizes(volume: number): { large: number; small: number } {
  // Bases for tinting have less, because the colourant needs room.
  if (volume === 16 || volume === 3.2) return { large: 16, small: 3.2 };
  return { large: volume === 20 ? 20 : 18, small: 3.6 };
}

/** Four small packages cost about as much as a large one (articles/segredos-lojistas.mdx). */
const MAX_SMALL = 3;

/** The packages for a number of litres, and the litres bought and left over. */
export function cansFor(need: number, { large, small }: { large: number; small: number }) {
  const full = Math.floor(need / large + 1e-9);
  const rest = ceil((need - full * large) / small);
  const cans = rest > MAX_SMALL ? { large: full + 1, small: 0 } : { large: full, small: rest };
  const bought = cans.large * large + cans.small * small;
  return { ...cans, bought, left: bought - need };
}
