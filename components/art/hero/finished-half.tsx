import { color } from "@/components/art/kit/palette";
import { house, view } from "@/components/art/hero/plan-view";

const { line, face, flat, left, right } = view;

const ridge = house.ridge;
const eave = 5.55;
const tiles = (y: number, z: number, from: number, to: number) =>
  Array.from({ length: Math.round((to - from) / 0.65) - 1 }, (_, i) => {
    const x = from + 0.65 * (i + 1);
    return line([x, 4, ridge], [x, y, z]);
  }).join("");

const lower = { z0: 0.2, z1: 2.8 };
const upper = { z0: 3.1, z1: 5.8 };
/** A room seen through the cut: its floor, the wall at its far side, and the light. */
function Room({
  y0,
  y1,
  z0,
  z1,
  floor,
  wall,
}: Record<"y0" | "y1" | "z0" | "z1", number> & { floor: string; wall: string }) {
  const h = z1 - z0;
  return (
    <>
      <path d={right(6, y0, z0, y1, z1)} fill={floor} />
      <path d={face([6, y0, z0], [6, y0 + h, z1], [6, y0, z1])} fill={wall} />
    </>
  );
}

type BlockProps = {
  box: readonly [x0: number, y0: number, x1: number, y1: number];
  z0: number;
  z1: number;
  top: string;
  side: string;
};

/** A piece of furniture: a plain block. */
function Block({ box: [x0, y0, x1, y1], z0, z1, top, side }: BlockProps) {
  return (
    <g strokeWidth={1.2}>
      <path d={flat(x0, y0, x1, y1, z1)} fill={top} />
      <path d={left(y1, x0, z0, x1, z1) + right(x1, y0, z0, y1, z1)} fill={side} />
    </g>
  );
}

const panes = [
  [0.9, 3.5, 2.3, 4.7],
  [3.7, 3.5, 5.1, 4.7],
  [0.9, 0.9, 2.9, 2.2],
] as const;

/** The finished half of the house: painted walls, tiled roof, and the rooms in the cut. */
export function FinishedHalf() {
  return (
    <g stroke={color.planta} strokeWidth={1.8}>
      <path
        d={face([-0.4, 4, ridge], [6, 4, ridge], [6, -0.7, eave], [-0.4, -0.7, eave])}
        fill={color.telha}
      />
      <path d={tiles(-0.7, eave, -0.4, 6)} strokeWidth={0.9} opacity={0.6} />
      <path d={right(6, 0, 0, 8, 6)} fill={color.seguranca} />
      <path d={face([6, 0, 6], [6, 8, 6], [6, 4, ridge])} fill={color.seguranca} />
      <Room y0={0.3} y1={3.9} {...upper} floor={color.concreto} wall={color.vidro} />
      <Room y0={4.2} y1={7.7} {...upper} floor={color.cimento} wall={color.concreto} />
      <Room y0={0.3} y1={4.9} {...lower} floor={color.cimento} wall={color.sombra} />
      <Room y0={5.2} y1={7.7} {...lower} floor={color.concreto} wall={color.vidro} />
      <Block box={[4.2, 0.6, 5.8, 1.9]} z0={3.1} z1={3.5} top={color.obra} side={color.telha} />
      <Block box={[4.3, 2, 5.5, 2.9]} z0={0.2} z1={0.9} top={color.concreto} side={color.planta} />
      <path d={face([6, 0.7, 6.2], [6, 7.3, 6.2], [6, 4, 8.3])} fill={color.sombra} />
      <path
        d={line([6, 4, 8.3], [6, 4, 6.2], [6, 2.2, 7.15]) + line([6, 4, 6.2], [6, 5.8, 7.15])}
        stroke={color.seguranca}
        strokeWidth={3}
      />
      <path d={left(8, 0, 0, 6, 6)} fill={color.concreto} />
      <path d={left(8, 0, 0, 6, 0.5)} fill={color.cimento} />
      {panes.map(([x0, z0, x1, z1]) => (
        <path
          key={`${x0} ${z0}`}
          d={left(8, x0, z0, x1, z1) + line([(x0 + x1) / 2, 8, z0], [(x0 + x1) / 2, 8, z1])}
          fill={color.vidro}
        />
      ))}
      <path d={left(8, 4, 0, 5.2, 2.3)} fill={color.obra} />
      <path d={line([4.95, 8, 1.1], [4.95, 8, 1.25])} />
      <path d={flat(3.7, 8, 5.5, 9, 0)} fill={color.cimento} />
      <path
        d={face([-0.4, 4, ridge], [6, 4, ridge], [6, 8.7, eave], [-0.4, 8.7, eave])}
        fill={color.obra}
      />
      <path d={tiles(8.7, eave, -0.4, 6)} strokeWidth={0.9} opacity={0.6} />
      <path d={line([-0.4, 8.7, eave], [6, 8.7, eave])} strokeWidth={3.5} />
    </g>
  );
}
