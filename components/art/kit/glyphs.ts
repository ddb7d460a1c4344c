/** One letter, in units: x-height 32, cap height 44. */
export type Glyph = {
  /** Distance to the next letter. */
  readonly advance: number;
  /** [x, y, relative path]; y is 0 on the baseline and negative above it. */
  readonly strokes: readonly (readonly [number, number, string])[];
  /** Thinner strokes. */
  readonly bars?: readonly (readonly [number, number, string])[];
  /** Dots and diacritics, in the accent colour. */
  readonly accent?: readonly (readonly [number, number, string])[];
};

const ring = "a12 12 0 1 1 -24 0a12 12 0 1 1 24 0z";
const shoulder = "a10 10 0 0 1 20 0v18";
const roundE = [27.4, -12.4, "a12 12 0 1 0 -3.7 5.6"] as const;
const tilde = [6, -37.5, "c4 -8 8.5 -6 11.5 -3s7.5 5 11.5 -3"] as const;

/** The letters that occur in the logos. */
export const glyphs: Readonly<Record<string, Glyph>> = {
  " ": { advance: 15, strokes: [] },
  A: { advance: 41, strokes: [[3.2, 0, "l17.3 -44l17.3 44"]], bars: [[10, -13.5, "h21"]] },
  C: { advance: 43, strokes: [[38, -33, "a18 18 0 1 0 0 22"]] },
  M: { advance: 52, strokes: [[8, 0, "v-40l18 25l18 -25v40"]] },
  P: { advance: 37.5, strokes: [[8, 0, "v-40h13.5a12.5 12.5 0 0 1 0 25h-13.5"]] },
  Z: { advance: 39, strokes: [[4, -40, "h29l-27 36h29"]] },
  a: {
    advance: 36,
    strokes: [
      [28, -16, ring],
      [28, 0, "v-32"],
    ],
  },
  c: { advance: 30, strokes: [[25.7, -22.8, "a12 12 0 1 0 0 13.6"]] },
  e: { advance: 33, strokes: [roundE], bars: [[5, -15.4, "h26.5"]] },
  g: {
    advance: 36,
    strokes: [
      [28, -16, ring],
      [28, -32, "v31a11.5 11.5 0 0 1 -21.5 5"],
    ],
  },
  h: {
    advance: 35.5,
    strokes: [
      [8, 0, "v-46"],
      [8, -18, shoulder],
    ],
  },
  i: { advance: 15.5, strokes: [[8, 0, "v-32"]], accent: [[8, -46, "v8"]] },
  k: {
    advance: 33,
    strokes: [
      [8, 0, "v-46"],
      [28.5, -32, "l-16.5 15.5l18 16.5"],
    ],
  },
  l: { advance: 15.5, strokes: [[8, 0, "v-46"]] },
  m: {
    advance: 52,
    strokes: [
      [8, 0, "v-32"],
      [8, -19, "a9 9 0 0 1 18 0v19"],
      [26, -19, "a9 9 0 0 1 18 0v19"],
    ],
  },
  n: {
    advance: 35.5,
    strokes: [
      [8, 0, "v-32"],
      [8, -18, shoulder],
    ],
  },
  o: { advance: 32, strokes: [[28, -16, ring]] },
  r: {
    advance: 24,
    strokes: [
      [8, 0, "v-32"],
      [8, -10, "v-7a11 11 0 0 1 14.5 -10.5"],
    ],
  },
  s: {
    advance: 27,
    strokes: [
      [
        23,
        -25,
        "c-2 -2 -5 -3 -9 -3c-5.5 0 -8.5 2 -8.5 5.6c0 7.4 18.5 4.3 18.5 12.4c0 4 -3.5 6 -9.5 6c-4.5 0 -8 -1.2 -10.5 -3.5",
      ],
    ],
  },
  t: {
    advance: 23.5,
    strokes: [[9, -42, "v31c0 5 2.5 7 6.5 7c2 0 3.5 -.3 5 -1"]],
    bars: [[2, -28.8, "h18.5"]],
  },
  u: {
    advance: 35.5,
    strokes: [
      [28, 0, "v-32"],
      [8, -32, "v18a10 10 0 0 0 20 0"],
    ],
  },
  ã: {
    advance: 36,
    strokes: [
      [28, -16, ring],
      [28, 0, "v-32"],
    ],
    accent: [tilde],
  },
  ç: {
    advance: 30,
    strokes: [[25.7, -22.8, "a12 12 0 1 0 0 13.6"]],
    accent: [[17, 2, "l-2.5 9"]],
  },
  é: {
    advance: 33,
    strokes: [roundE],
    bars: [[5, -15.4, "h26.5"]],
    accent: [[13.5, -36, "l7.5 -10"]],
  },
};
