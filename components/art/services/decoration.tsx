import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { isometric } from "@/components/art/kit/iso";
import { color } from "@/components/art/kit/palette";

const { at, line, flat, left, right } = isometric(156, 96, 16);

type BlockProps = {
  box: readonly [number, number, number, number, number, number];
  fill: string;
  side: string;
};

/** A block of furniture from (x0, y0, z0) to (x1, y1, z1). */
function Block({ box: [x0, y0, z0, x1, y1, z1], fill, side }: BlockProps) {
  return (
    <>
      <path d={flat(x0, y0, x1, y1, z1)} fill={fill} />
      <path d={left(y1, x0, z0, x1, z1)} fill={fill} />
      <path d={right(x1, y0, z0, y1, z1)} fill={side} />
    </>
  );
}

const boards = [1.2, 2.4, 3.6, 4.8, 6].map((y) => line([0, y, 0], [8, y, 0])).join("");
const stripes = [0.8, 1.6, 2.4, 3.2, 4, 4.8, 5.6, 6.4]
  .map((y) => line([0, y, 0], [0, y, 5]))
  .join("");

/** Decoration and finishing: a room seen from its open corner, the last pieces still in line. */
export function DecorationArt({ className }: ArtProps) {
  const lamp = at(6.9, 0.9, 0);
  const plant = at(1, 6.1, 0);
  return (
    <ArtCanvas className={className}>
      <path d={flat(0, 0, 8, 7.2)} fill={color.cimento} />
      <path d={boards} strokeWidth={1} opacity={0.5} />
      <path d={left(0, 0, 0, 8, 5)} fill={color.concreto} />
      <path d={right(0, 0, 0, 7.2, 5)} fill={color.vidro} />
      <path d={stripes} strokeWidth={1} opacity={0.45} />
      <path d={right(0, 1.6, 1.6, 4.2, 4.2)} fill={color.concreto} />
      <path d={right(0, 2, 2, 3.8, 3.8)} fill={color.seguranca} strokeWidth={1.5} />
      <path d={line([0, 2, 2], [0, 2.9, 3.2], [0, 3.8, 2.4])} strokeWidth={1.5} />
      <path
        d={left(0, 2.6, 1.8, 5.6, 4.2) + line([4.1, 0, 1.8], [4.1, 0, 4.2])}
        fill={color.planta}
        stroke={color.planta}
      />
      <path
        d={left(0, 2.8, 2, 4, 4) + left(0, 4.2, 2, 5.4, 4)}
        fill={color.seguranca}
        strokeWidth={1.5}
      />
      <path d={flat(1.6, 2.6, 6, 5.2)} fill={color.concreto} />
      <path d={flat(1.9, 2.9, 5.7, 4.9)} strokeWidth={1} />
      <Block box={[1.4, 0.3, 0, 5.6, 0.9, 1.7]} fill={color.obra} side={color.telha} />
      <Block box={[1.4, 0.9, 0.2, 5.6, 2.2, 0.8]} fill={color.obra} side={color.telha} />
      <path d={line([3.5, 0.9, 0.8], [3.5, 2.2, 0.8], [3.5, 2.2, 0.2])} strokeWidth={1.5} />
      <Block box={[0.9, 0.3, 0, 1.4, 2.2, 1.2]} fill={color.obra} side={color.telha} />
      <Block box={[5.6, 0.3, 0, 6.1, 2.2, 1.2]} fill={color.obra} side={color.telha} />
      <Block box={[2.6, 3.2, 0.6, 4.8, 4.3, 0.8]} fill={color.concreto} side={color.cimento} />
      <path
        d={
          line([2.6, 4.3, 0.6], [2.6, 4.3, 0]) +
          line([4.8, 4.3, 0.6], [4.8, 4.3, 0]) +
          line([4.8, 3.2, 0.6], [4.8, 3.2, 0])
        }
      />
      <g transform={`translate(${lamp[0]} ${lamp[1]})`}>
        <path d="M0 0v-58" />
        <ellipse rx={8} ry={4} fill={color.planta} />
        <path d="M-8-76h16l6 20h-28z" fill={color.seguranca} />
      </g>
      <g transform={`translate(${plant[0]} ${plant[1]})`}>
        <path
          d="M0-16c-4-14-18-16-20-26 12 0 18 10 20 18 0-16 6-26 16-30 2 14-8 22-12 28"
          fill={color.sombra}
        />
        <path d="M-9-18H9L6 2H-6z" fill={color.obra} />
      </g>
      <g strokeWidth={1.2} strokeDasharray="5 3">
        <path
          d={
            flat(6.2, 5.3, 7.7, 6.8, 0.7) +
            left(6.8, 6.2, 0, 7.7, 0.7) +
            right(7.7, 5.3, 0, 6.8, 0.7)
          }
        />
        <path d={line([6.2, 5.3, 0.7], [6.2, 5.3, 1.6], [6.2, 6.8, 1.6], [6.2, 6.8, 0.7])} />
      </g>
      <path
        d={
          line([0, 7.9, 0], [8, 7.9, 0]) +
          line([0, 7.5, 0], [0, 8.3, 0]) +
          line([8, 7.5, 0], [8, 8.3, 0])
        }
        strokeWidth={1}
      />
      <path
        d={
          line([8.8, 0, 0], [8.8, 7.2, 0]) +
          line([8.3, 0, 0], [9.2, 0, 0]) +
          line([8.3, 7.2, 0], [9.2, 7.2, 0])
        }
        strokeWidth={1}
      />
    </ArtCanvas>
  );
}
