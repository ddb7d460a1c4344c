import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { isometric, type Point3 } from "@/components/art/kit/iso";
import { color } from "@/components/art/kit/palette";
import { Person } from "@/components/art/kit/person";

const { at, line, flat, left, right, swing } = isometric(140, 88, 12.4);

const homes: readonly (readonly [x: number, y: number, w: number, h: number, fill: string])[] = [
  [0, -2.6, 3, 4, color.concreto],
  [3.2, -2.6, 2.6, 5.4, color.obra],
  [6, -2.6, 3.4, 3.4, color.concreto],
  [9.6, -2.6, 2.8, 4.6, color.vidro],
];

/** What the houses show to the court: two or three windows, and a door at the corner. */
const windows = homes
  .flatMap(([x, y, , h]) => {
    const row = (z: number) =>
      [0.3, 1.2].map((d) => left(y + 2, x + d, z - 1.5, x + d + 0.7, z - 0.6));
    return h > 4.5 ? [...row(h), ...row(h - 1.7)] : row(h);
  })
  .join("");
const doors = homes.map(([x, y, w]) => left(y + 2, x + w - 0.9, 0, x + w - 0.25, 1.5)).join("");

/** A water tank on a roof slab. */
const tank = (x: number, y: number, z: number) =>
  `M${at(x, y, z).join(" ")}m-7-9l1 9q6 4 12 0l1-9zm0 0a7 3.5 0 0 1 14 0 7 3.5 0 0 1-14 0`;

const ring = (cx: number, cy: number, r: number) =>
  [0, 90, 180, 270].map((from) => swing(cx, cy, r, from)).join("");

/** A basketball stand at a point of the court. */
function Hoop({ p }: { p: Point3 }) {
  const [x, y] = at(...p);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0v-44l12 6" strokeWidth={3} />
      <path d="M8-62l16 9v22L8-40z" fill={color.concreto} />
      <ellipse cx={22} cy={-33} rx={8} ry={3.5} stroke={color.obra} strokeWidth={2.5} />
    </g>
  );
}

/** A sports court made new among the houses of the community: half its floor is fresh colour. */
export function SocialCourtArt({ className }: ArtProps) {
  const [wx, wy] = at(7.5, 6.4);
  return (
    <ArtCanvas className={className}>
      {homes.map(([x, y, w, h, fill]) => (
        <g key={x} strokeWidth={1.5}>
          <path d={flat(x, y, x + w, y + 2, h)} fill={color.cimento} />
          <path d={left(y + 2, x, 0, x + w, h)} fill={fill} />
          <path d={right(x + w, y, 0, y + 2, h)} fill={color.cimento} />
        </g>
      ))}
      <path d={windows} fill={color.vidro} strokeWidth={1} />
      <path d={doors} fill={color.planta} stroke="none" />
      <path
        d={tank(4.5, -1.8, 5.4) + tank(10.8, -1.8, 4.6)}
        fill={color.sombra}
        strokeWidth={1.5}
      />
      <path d={flat(-0.6, -0.2, 13.6, 8.6)} fill={color.cimento} />
      <path d={flat(0.4, 0.6, 12.6, 7.8)} fill={color.concreto} />
      <path d={flat(0.4, 0.6, 7.6, 7.8)} fill={color.obra} />
      <path d={flat(0.4, 2.6, 3, 5.8)} fill={color.planta} />
      <g stroke={color.concreto}>
        <path
          d={line([6.5, 0.6, 0], [6.5, 7.8, 0]) + ring(6.5, 4.2, 1.3) + flat(0.4, 2.6, 3, 5.8)}
        />
      </g>
      <path
        d={flat(10, 2.6, 12.6, 5.8) + line([7.6, 0.6, 0], [7.6, 7.8, 0])}
        strokeWidth={1.2}
        strokeDasharray="5 3"
      />
      <Hoop p={[-0.1, 4.2, 0]} />
      <Person
        x={wx}
        y={wy}
        scale={0.5}
        facing={1}
        skin={color.peleA}
        helmet={color.planta}
        far="M6-74L20-58 30-50"
        near="M4-72L16-52 28-44"
      >
        <path d="M24-54L58-4" strokeWidth={5} />
        <path d="M44-8l26-6 3 14-26 6z" fill={color.obra} />
      </Person>
      <path
        d={
          line([0.4, 9.4, 0], [12.6, 9.4, 0]) +
          line([0.4, 9, 0], [0.4, 9.8, 0]) +
          line([12.6, 9, 0], [12.6, 9.8, 0])
        }
        strokeWidth={1}
      />
      <path
        d={
          line([14.4, 0.6, 0], [14.4, 7.8, 0]) +
          line([14, 0.6, 0], [14.8, 0.6, 0]) +
          line([14, 7.8, 0], [14.8, 7.8, 0])
        }
        strokeWidth={1}
      />
    </ArtCanvas>
  );
}
