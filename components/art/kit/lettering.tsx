import { glyphs, type Glyph } from "@/components/art/kit/glyphs";
import { round } from "@/components/art/kit/round";

type LetteringProps = {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  colors: { main: string; accent: string };
};

const lettersOf = (text: string): Glyph[] => [...text].flatMap((letter) => glyphs[letter] ?? []);

/** Width of a line of text, in the letters' own units. */
export const letteringWidth = (text: string): number =>
  lettersOf(text).reduce((sum, glyph) => sum + glyph.advance, 0);

/** Path of one part of all letters. */
function partPath(text: string, part: "strokes" | "bars" | "accent", x: number, y: number): string {
  let cursor = x;
  let path = "";
  for (const glyph of lettersOf(text)) {
    for (const [dx, dy, d] of glyph[part] ?? [])
      path += `M${round(cursor + dx)} ${round(y + dy)}${d}`;
    cursor += glyph.advance;
  }
  return path;
}

/** A line of text in the letters of the logos, drawn as strokes, so that it needs no font. */
export function Lettering({ text, x, y, colors: { main, accent } }: LetteringProps) {
  return (
    <g fill="none" strokeLinecap="butt" strokeLinejoin="miter" strokeWidth={8}>
      <path d={partPath(text, "strokes", x, y)} stroke={main} />
      <path d={partPath(text, "bars", x, y)} stroke={main} strokeWidth={6} />
      <path d={partPath(text, "accent", x, y)} stroke={accent} strokeWidth={7} />
    </g>
  );
}
