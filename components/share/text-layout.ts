import path from "node:path";
import { openSync, type Font } from "fontkit";
import { memoize } from "@/lib/cache/memoize";

/**
 * A run of text: its cut of the site's font, its size in pixels, and what is added between letters,
 * in em.
 */
export type TypeStyle = { cut: "headline" | "label"; size: number; tracking?: number };

/** How far below the top of a line its letters stand, and how tall a line is: both in em. */
const ASCENT = 0.878;
const DESCENT = 0.21;

const fonts = memoize("share-fonts", () => ({
  headline: open("headline"),
  label: open("label"),
}));

// Neither cut is a collection of fonts.
const open = (cut: TypeStyle["cut"]) =>
  openSync(path.join(process.cwd(), "app", "fonts", `archivo-${cut}.ttf`)) as Font;

/** The width of a text on one line, in pixels. */
export function textWidth(text: string, { cut, size, tracking = 0 }: TypeStyle): number {
  const font = fonts()[cut];
  const { advanceWidth, glyphs } = font.layout(text);
  return (advanceWidth / font.unitsPerEm + glyphs.length * tracking) * size;
}

/** How SVG calls the steps of an outline. */
const STEPS: Record<string, string> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
};

/**
 * A line of text as the data of one SVG path, which is drawn many times faster than one for each
 * letter. It begins at 0 and stands on 0, in font units, upwards; `scale` is how many pixels such a
 * unit is.
 */
export function lineOutline(
  text: string,
  { cut, size, tracking = 0 }: TypeStyle,
): { outline: string; scale: number } {
  const font = fonts()[cut];
  const { glyphs, positions } = font.layout(text);
  let left = 0;
  let outline = "";
  for (const [index, { path: steps }] of glyphs.entries()) {
    for (const { command, args } of steps.commands) {
      const points = args.map((value, axis) => Math.round(axis % 2 ? value : value + left));
      outline += STEPS[command] + points.join(" ");
    }
    left += positions[index]!.xAdvance + tracking * font.unitsPerEm;
  }
  return { outline, scale: size / font.unitsPerEm };
}

/** Where the letters of the first line stand when the lines begin at `top`, all in pixels. */
export const firstBaseline = (top: number, size: number, lineHeight: number): number =>
  top + ((lineHeight - ASCENT - DESCENT) / 2 + ASCENT) * size;

/** The text in lines no wider than that, broken between words. */
export function breakLines(text: string, style: TypeStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && textWidth(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * The text in that many lines, as evenly as its words allow: the widest is as narrow as it can be.
 */
export function balanceLines(text: string, count: number, style: TypeStyle): string[] {
  const words = text.split(" ");
  const widths = words.map((word) => textWidth(word, style));
  const space = textWidth(" ", style);
  const lineWidth = (from: number, to: number) =>
    widths.slice(from, to).reduce((sum, width) => sum + width, (to - from - 1) * space);

  /** The best division of the words from there on: its widest line, and where its lines begin. */
  const divide = (from: number, lines: number): { widest: number; starts: number[] } => {
    if (lines === 1) return { widest: lineWidth(from, words.length), starts: [from] };
    let best = { widest: Infinity, starts: [from] };
    for (let next = from + 1; next <= words.length - (lines - 1); next += 1) {
      const rest = divide(next, lines - 1);
      const widest = Math.max(lineWidth(from, next), rest.widest);
      if (widest < best.widest) best = { widest, starts: [from, ...rest.starts] };
    }
    return best;
  };
  const { starts } = divide(0, Math.min(count, words.length));
  return starts.map((start, line) => words.slice(start, starts[line + 1]).join(" "));
}
