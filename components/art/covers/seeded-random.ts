/** Pseudo-random values that are the same for the same seed. */
export type SeededRandom = {
  /** A number from 0 (included) to 1 (excluded). */
  next: () => number;
  /** A whole number from `min` to `max`, both included. */
  whole: (min: number, max: number) => number;
  /** One of the items. */
  pick: <T>(items: readonly [T, ...T[]]) => T;
  /** The items in another order. */
  shuffle: <T>(items: readonly T[]) => T[];
};

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value ^= letter.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** The generator mulberry32, seeded with a text. */
export function seededRandom(text: string): SeededRandom {
  let state = hash(text);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  };
}
