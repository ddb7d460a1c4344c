import type { ReactElement } from "react";
import { Mark } from "@/components/art/mark";
import { SHARE_IMAGE_SIZE } from "@/lib/seo/metadata";
import { hex } from "@/lib/drawings/palette";
import {
  balanceLines,
  breakLines,
  firstBaseline,
  lineOutline,
  textWidth,
  type TypeStyle,
} from "@/app/compartilhar/[name]/_drawing/text-layout";

export type ShareImageProps = {
  title: string;
  label: string;
  notes: string[];
  drawing: ReactElement;
  /** Background colour for a drawing without a background. */
  ground?: string;
};

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
const MARGIN = 48;
const RULE = 4;

/** Area of the drawing. An article cover (1200 × 630 units) fits exactly. */
const DRAWING = { x: 404, y: 0, width: 796, height: 418 } as const;
const COLUMN = { width: DRAWING.x - RULE - MARGIN - 24, bottom: DRAWING.height - 32 } as const;

/** Text is drawn as outlines, so that rendering needs no font. */
export function ShareImage(props: ShareImageProps) {
  const { title, label, notes, drawing, ground = hex.concreto } = props;
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <path fill={hex.planta} d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />
      <rect {...DRAWING} fill={ground} />
      <svg {...DRAWING}>{drawing}</svg>
      <path
        stroke={hex.concreto}
        strokeWidth={RULE}
        d={`M${DRAWING.x - RULE / 2} 0V${DRAWING.height}M0 ${DRAWING.height + RULE / 2}H${WIDTH}`}
      />
      <svg x={MARGIN} y={MARGIN} width={268} height={90}>
        <Mark name="primoze" tone="dark" />
      </svg>
      <SheetData label={label} notes={notes} />
      <Title text={title} />
    </svg>
  );
}

function SheetData({ label, notes }: Pick<ShareImageProps, "label" | "notes">) {
  // Messengers show the image about 300 px wide, a quarter of its size.
  const labelStyle = { cut: "label", size: 42 } as const;
  const noteStyle = { cut: "label", size: 34 } as const;
  const labelLines = breakLines(label, labelStyle, COLUMN.width);
  const noteLines = notes.flatMap((note) => breakLines(note, noteStyle, COLUMN.width));
  const noteTop = COLUMN.bottom - noteLines.length * noteStyle.size * 1.3;
  const labelTop =
    noteTop - (notes.length > 0 ? 12 : 0) - labelLines.length * labelStyle.size * 1.15;
  return (
    <>
      <rect x={MARGIN} y={labelTop - 28} width={72} height={6} fill={hex.obra} />
      <Lines
        lines={labelLines}
        style={labelStyle}
        top={labelTop}
        leading={1.15}
        fill={hex.seguranca}
      />
      <Lines lines={noteLines} style={noteStyle} top={noteTop} leading={1.3} fill={hex.concreto} />
    </>
  );
}

/** Largest font size of a title on one, two and three lines, in px. */
const TITLE_SIZES = [104, 74, 54];
const TITLE = { cut: "headline", tracking: -0.015 } as const;
const TITLE_LEADING = 1.1;

/** The title, centred in its block, on the number of lines that allows the largest font. */
function Title({ text }: { text: string }) {
  const room = WIDTH - 2 * MARGIN;
  const choices = TITLE_SIZES.map((largest, index) => {
    const lines = balanceLines(text, index + 1, { ...TITLE, size: 1 });
    const widest = Math.max(...lines.map((line) => textWidth(line, { ...TITLE, size: 1 })));
    return { lines, size: Math.floor(Math.min(largest, room / widest)) };
  });
  const { lines, size } = choices.reduce((best, next) => (next.size > best.size ? next : best));
  const middle = (DRAWING.height + RULE + HEIGHT) / 2;
  const top = middle - (lines.length * size * TITLE_LEADING) / 2;
  return (
    <Lines
      lines={lines}
      style={{ ...TITLE, size }}
      top={top}
      leading={TITLE_LEADING}
      fill={hex.concreto}
    />
  );
}

type LinesProps = {
  lines: string[];
  style: TypeStyle;
  top: number;
  /** Line height in em. */
  leading: number;
  fill: string;
};

function Lines({ lines, style, top, leading, fill }: LinesProps) {
  const baseline = firstBaseline(top, style.size, leading);
  return lines.map((line, index) => {
    const { outline, scale } = lineOutline(line, style);
    const y = baseline + index * style.size * leading;
    const place = `translate(${MARGIN} ${y}) scale(${scale} ${-scale})`;
    return <path key={line} fill={fill} transform={place} d={outline} />;
  });
}
