import { glyphs, type Glyph } from "@/components/art/kit/glyphs";
import { round } from "@/components/art/kit/iso";

type Part = "strokes" | "bars" | "accent";

type LetteringProps = {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  ink: string;
  accent: string;
  /** Extra space between letters. */
  tracking?: number;
};

const lettersOf = (text: string): Glyph[] => [...text].flatMap((letter) => glyphs[letter] ?? []);

/** The width of a line of lettering in its own units. */
export const letteringWidth = (text: string, tracking = 0): number =>
  lettersOf(text).reduce((sum, glyph) => sum + glyph.advance + tracking, 0);

function trace(text: string, part: Part, x: number, y: number, tracking: number): string {
  let cursor = x;
  let path = "";
  for (const glyph of lettersOf(text)) {
    for (const [dx, dy, d] of glyph[part] ?? [])
      path += `M${round(cursor + dx)} ${round(y + dy)}${d}`;
    cursor += glyph.advance + tracking;
  }
  return path;
}

/** A line of the house lettering, drawn as strokes: no font is needed. */
export function Lettering({ text, x, y, ink, accent, tracking = 0 }: LetteringProps) {
  const d = (part: Part) => trace(text, part, x, y, tracking);
  return (
    <g fill="none" strokeLinecap="butt" strokeLinejoin="miter" strokeWidth={8}>
      <path d={d("strokes")} stroke={ink} />
      <path d={d("bars")} stroke={ink} strokeWidth={6} />
      <path d={d("accent")} stroke={accent} strokeWidth={7} />
    </g>
  );
}
