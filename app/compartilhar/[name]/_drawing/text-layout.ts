import path from "node:path";
import { openSync, type Font } from "fontkit";
import { oncePerProcess } from "@/lib/cache/memoize";

/** Font file (a cut of the site's font), font size in px and letter spacing in em of a text. */
export type TypeStyle = { cut: "headline" | "label"; size: number; tracking?: number };

/** Distance from the top of a line to its baseline, and line height: both in em. */
const ASCENT = 0.878;
const DESCENT = 0.21;

const fonts = oncePerProcess("share-fonts", () => ({
  headline: open("headline"),
  label: open("label"),
}));

// fontkit can also return a font collection; these files are single fonts.
const open = (cut: TypeStyle["cut"]) =>
  openSync(path.join(process.cwd(), "app", "fonts", `archivo-${cut}.ttf`)) as Font;

/** The width of a text on one line, in px. */
export function textWidth(text: string, { cut, size, tracking = 0 }: TypeStyle): number {
  const font = fonts()[cut];
  const { advanceWidth, glyphs } = font.layout(text);
  return (advanceWidth / font.unitsPerEm + glyphs.length * tracking) * size;
}

const STEPS: Record<string, string> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
};

/** One path for a line: faster than one per letter. From x = 0, baseline at y = 0, y upwards. */
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

export const firstBaseline = (top: number, size: number, lineHeight: number): number =>
  top + ((lineHeight - ASCENT - DESCENT) / 2 + ASCENT) * size;

/** Breaks the text between words into lines of at most `width` px. */
export function breakLines(text: string, style: TypeStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && textWidth(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks the text into `count` lines so that the widest line is as narrow as possible. */
export function balanceLines(text: string, count: number, style: TypeStyle): string[] {
  const words = text.split(" ");
  const widths = words.map((word) => textWidth(word, style));
  const space = textWidth(" ", style);
  const lineWidth = (from: number, to: number) =>
    widths.slice(from, to).reduce((sum, width) => sum + width, (to - from - 1) * space);

  /** Best division of the words from an index on: width of the widest line, starts of the lines. */
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
