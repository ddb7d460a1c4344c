import { useId } from "react";
import { pageColor } from "@/lib/drawings/palette";
import { centimetres, metres } from "@/lib/calculators/number";
import {
  diagonalTiles,
  isMany,
  sides,
  type Surface,
  type Tiles,
} from "@/lib/calculators/piso/formulas";
import {
  Dimension,
  Label,
  round,
  Sheet,
  SHEET_MARGIN,
  SHEET_WIDTH,
} from "@/components/calculators/drawing-parts";

const LEFT = SHEET_MARGIN;
const RIGHT = 130;
const TOP = 20;
/** The joints of tiles that are smaller, in units, would be a black area. */
const MIN_PITCH = 5;
/** Height of the largest drawing, in units. */
const MAX_HEIGHT = 520;
/** More tiles than this, laid diagonally, are not drawn. */
const MANY_DRAWN = 1500;

export function TileDrawing({ data }: { data: Tiles }) {
  const { surface } = data;
  const { length, width } = surface;
  const scale = Math.min((SHEET_WIDTH - LEFT - RIGHT) / length, MAX_HEIGHT / width);
  const [w, h] = [length * scale, width * scale];
  const clip = useId();
  const box = { x: LEFT, y: TOP, width: round(w), height: round(h) };
  return (
    <Sheet height={TOP + h + 118} description={describe(surface)}>
      <clipPath id={clip}>
        <rect {...box} />
      </clipPath>
      <rect {...box} fill={pageColor.seguranca} />
      <g clipPath={`url(#${clip})`} strokeWidth={1.2}>
        {surface.laying === "diagonal" ? (
          <Diagonal surface={surface} scale={scale} />
        ) : (
          <Straight surface={surface} scale={scale} />
        )}
      </g>
      <rect {...box} strokeWidth={4} />
      <Dimension from={[LEFT, TOP + h + 26]} to={[LEFT + w, TOP + h + 26]} gap={-14} />
      <Label x={LEFT + w / 2} y={TOP + h + 62} anchor="middle">
        {metres(length)}
      </Label>
      <Dimension from={[LEFT + w + 22, TOP]} to={[LEFT + w + 22, TOP + h]} gap={-14} />
      <Label x={LEFT + w + 38} y={TOP + h / 2 + 9}>
        {metres(width)}
      </Label>
      <Label x={LEFT} y={TOP + h + 106} bold>
        {cutText(surface)}
      </Label>
    </Sheet>
  );
}

type LayoutProps = { surface: Surface; scale: number };

/** Draws a line for each joint, over one area for all whole tiles. */
function Straight({ surface, scale }: LayoutProps) {
  const { tile, joint } = surface;
  const [columns, rows] = sides(surface).map(({ whole, cuts, cut }, index) => {
    const pitch = ((tile[index] ?? 0) + joint) * scale;
    const start = cuts === 2 ? (cut + joint) * scale : 0;
    const joints = Array.from({ length: whole + 1 }, (_, at) => start + at * pitch);
    return { start, size: whole * pitch, joints: pitch < MIN_PITCH ? [] : joints };
  });
  if (!columns || !rows) return null;
  return (
    <>
      <rect
        x={round(LEFT + columns.start)}
        y={round(TOP + rows.start)}
        width={round(columns.size)}
        height={round(rows.size)}
        fill={pageColor.concreto}
        stroke="none"
      />
      <path
        d={
          columns.joints.map((at) => `M${round(LEFT + at)} ${TOP}v${MAX_HEIGHT}`).join("") +
          rows.joints.map((at) => `M${LEFT} ${round(TOP + at)}h${SHEET_WIDTH}`).join("")
        }
      />
    </>
  );
}

/** Draws each tile, the cut ones first. */
function Diagonal({ surface, scale }: LayoutProps) {
  if (isMany(surface, MANY_DRAWN)) return null;
  const [a = 0, b = 0] = surface.tile.map((side) => (side / Math.SQRT2) * scale);
  const shape = (tiles: { x: number; y: number }[]) =>
    tiles
      .map(
        ({ x, y }) =>
          `M${round(LEFT + x * scale - (a - b) / 2)} ${round(TOP + y * scale - (a + b) / 2)}` +
          `l${round(a)} ${round(a)}l${round(-b)} ${round(b)}l${round(-a)} ${round(-a)}z`,
      )
      .join("");
  const tiles = diagonalTiles(surface);
  const isWhole = ({ beyond }: (typeof tiles)[number]) => beyond.every((over) => over === 0);
  return (
    <>
      <path d={shape(tiles.filter((tile) => !isWhole(tile)))} />
      <path d={shape(tiles.filter(isWhole))} fill={pageColor.concreto} />
    </>
  );
}

function cutText(surface: Surface) {
  if (surface.laying === "diagonal") return "Em amarelo, as peças cortadas";
  const cuts = sides(surface).flatMap(({ cuts, cut }) =>
    cuts > 0 ? `${cuts === 2 ? "2 × " : ""}${centimetres(cut)}` : [],
  );
  return cuts.length > 0
    ? `Em amarelo, recortes de ${cuts.join(" e ")}`
    : "Sem recortes: só peças inteiras";
}

function describe(surface: Surface) {
  const { length, width, laying } = surface;
  const whole = sides(surface).map((row) => row.whole);
  const layout = laying === "diagonal" ? "em diagonal" : `${whole.join(" por ")} peças inteiras`;
  return `Desenho em escala: ${metres(length)} por ${metres(width)}, ${layout}. ${cutText(surface)}.`;
}
