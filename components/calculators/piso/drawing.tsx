import { color } from "@/lib/drawings/palette";
import { round } from "@/components/art/svg-canvas";
import { centimetres, metres } from "@/lib/calculators/number";
import { tilesAlong, type Tiling } from "@/components/calculators/piso/formulas";
import { Dimension, Label, Sheet, SHEET_WIDTH } from "@/components/calculators/sheet";

const LEFT = 20;
const RIGHT = 130;
const TOP = 20;
/** Units: smaller tiles would be a black area. */
const MIN_PITCH = 5;
/** Height of the largest drawing, in units. */
const MAX_HEIGHT = 520;

/** The surface with its tiles in a straight layout from one corner; cut tiles are yellow. */
export function TileDrawing({ data }: { data: Tiling }) {
  const { length, width, tile, joint } = data;
  const scale = Math.min((SHEET_WIDTH - LEFT - RIGHT) / length, MAX_HEIGHT / width);
  const [w, h] = [length * scale, width * scale];
  const columns = tilesAlong(length, tile[0], joint);
  const rows = tilesAlong(width, tile[1], joint);
  const wholeWidth = Math.min(length, columns.whole * (tile[0] + joint)) * scale;
  const wholeHeight = Math.min(width, rows.whole * (tile[1] + joint)) * scale;
  return (
    <Sheet height={TOP + h + 110} description={describe(data)}>
      <rect x={LEFT} y={TOP} width={round(w)} height={round(h)} fill={color.seguranca} />
      <rect
        x={LEFT}
        y={TOP}
        width={round(wholeWidth)}
        height={round(wholeHeight)}
        fill={color.concreto}
        stroke="none"
      />
      <path
        strokeWidth={1.2}
        d={
          lines(
            columns.whole,
            (tile[0] + joint) * scale,
            (at) => `M${round(LEFT + at)} ${TOP}v${round(h)}`,
          ) +
          lines(
            rows.whole,
            (tile[1] + joint) * scale,
            (at) => `M${LEFT} ${round(TOP + at)}h${round(w)}`,
          )
        }
      />
      <rect x={LEFT} y={TOP} width={round(w)} height={round(h)} strokeWidth={4} />
      <Dimension from={[LEFT, TOP + h + 26]} to={[LEFT + w, TOP + h + 26]} gap={-14} />
      <Label x={LEFT + w / 2} y={TOP + h + 62} anchor="middle">
        {metres(length)}
      </Label>
      <Dimension from={[LEFT + w + 22, TOP]} to={[LEFT + w + 22, TOP + h]} gap={-14} />
      <Label x={LEFT + w + 38} y={TOP + h / 2 + 9}>
        {metres(width)}
      </Label>
      <Label x={LEFT} y={TOP + h + 100} bold>
        {cutText(columns.cut, rows.cut)}
      </Label>
    </Sheet>
  );
}

/** A line after each whole tile. */
const lines = (count: number, pitch: number, line: (at: number) => string) =>
  pitch < MIN_PITCH
    ? ""
    : Array.from({ length: count }, (_, index) => line((index + 1) * pitch)).join("");

const cutText = (...cuts: number[]) => {
  const some = cuts.filter((cut) => cut > 0);
  return some.length > 0
    ? `Em amarelo, recortes de ${some.map(centimetres).join(" e ")}`
    : "Sem recortes: só peças inteiras";
};

function describe({ length, width, tile, joint }: Tiling) {
  const columns = tilesAlong(length, tile[0], joint);
  const rows = tilesAlong(width, tile[1], joint);
  return (
    `Desenho em escala: ${metres(length)} por ${metres(width)}, ${columns.whole} por ${rows.whole} ` +
    `peças inteiras. ${cutText(columns.cut, rows.cut)}.`
  );
}
