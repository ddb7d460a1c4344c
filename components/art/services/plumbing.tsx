import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { Limb } from "@/components/art/kit/figure";
import { isometric } from "@/components/art/kit/iso";
import { color } from "@/components/art/kit/palette";

const { at, line, right, left, flat } = isometric(160, 100, 16.5);

const tiles = [
  ...[1.5, 3, 4.5, 6].map((x) => line([x, 0, 0], [x, 0, 5])),
  ...[1.25, 2.5, 3.75].map((z) => line([0, 6.5, z], [0, 0, z], [7.5, 0, z])),
  ...[1.5, 3, 4.5].map((y) => line([0, y, 0], [0, y, 5])),
].join("");
const riser = line([0.6, 5.4, 0], [0.6, 5.4, 2.6], [0.6, 0.6, 2.6]);
const branch = line([0.6, 0.6, 2.6], [4.6, 0.6, 2.6]);
const drop = line([0.6, 2.6, 2.6], [0.6, 2.6, 0]);

/** A pipe collar at a point of the projection. */
function Collar({ p, tilt }: { p: readonly [number, number]; tilt: number }) {
  return (
    <path
      d="M-4-9h8V9h-8z"
      transform={`translate(${p[0]} ${p[1]}) rotate(${tilt})`}
      fill={color.planta}
    />
  );
}

/** Plumbing: an isometric pipe run on a tiled corner, valve, tap and the drop it lets go. */
export function PlumbingArt({ className }: ArtProps) {
  const valve = at(0.6, 3.9, 2.6);
  const wrench = at(3.5, 4.7, 0);
  const tap = at(4.6, 0.6, 2.6);
  return (
    <ArtCanvas className={className}>
      <path d={flat(0, 0, 7.5, 6.5)} fill={color.cimento} stroke="none" />
      <path d={left(0, 0, 0, 7.5, 5)} fill={color.concreto} />
      <path d={right(0, 0, 0, 6.5, 5)} fill={color.concreto} />
      <path d={right(0, 0, 2.5, 6.5, 5)} fill={color.vidro} opacity={0.45} stroke="none" />
      <path d={tiles} strokeWidth={0.8} opacity={0.5} />
      <path d={flat(0, 0, 7.5, 6.5)} />
      <Limb d={drop} fill={color.concreto} width={8} />
      <Limb d={riser} fill={color.obra} width={8} />
      <Limb d={branch} fill={color.obra} width={8} />
      <Collar p={at(0.6, 5.4, 1.3)} tilt={90} />
      <Collar p={at(0.6, 2.6, 1.2)} tilt={90} />
      <Collar p={at(0.6, 1.6, 2.6)} tilt={-30} />
      <Collar p={at(2.2, 0.6, 2.6)} tilt={30} />
      <g transform={`translate(${valve[0]} ${valve[1]})`}>
        <Limb d="M-7 4L7-4" fill={color.seguranca} width={14} />
        <path d="M0-4v-14" strokeWidth={4} />
        <ellipse cy={-20} rx={15} ry={6.5} fill={color.seguranca} />
        <path d="M-15-20h30M0-26.5v13" strokeWidth={1.2} />
      </g>
      <path d={flat(4.2, 0.2, 7, 3, 1)} fill={color.concreto} />
      <path d={left(3, 4.2, 0, 7, 1) + right(7, 0.2, 0, 3, 1)} fill={color.concreto} />
      <path d={flat(4.5, 0.5, 6.7, 2.7, 1)} fill={color.vidro} />
      <path
        d={line([5, 1.6, 1], [6, 1.6, 1]) + line([5.4, 2.1, 1], [6.2, 2.1, 1])}
        strokeWidth={1}
      />
      <path
        d="M-34-4h44q2-9 11-11h9v8h-9V7h9v8h-9q-9-2-11-11h-44a4 4 0 0 1 0-8z"
        transform={`matrix(.866 .5 -.866 .5 ${wrench.join(" ")})`}
        fill={color.seguranca}
      />
      <g transform={`translate(${tap[0]} ${tap[1]})`}>
        <Limb d="M0 0l13 7.5q8 4 8 13" fill={color.vidro} width={9} />
        <path d="M4-2v-13M-5-19l19 8" strokeWidth={4} />
        <path d="M21 27c6 8 5 13 0 13s-6-5 0-13z" fill={color.seguranca} strokeWidth={1.5} />
      </g>
      <path
        d={
          line([0, 7.2, 0], [0, 7.2, 5]) +
          line([0, 6.7, 0], [0, 7.6, 0]) +
          line([0, 6.7, 5], [0, 7.6, 5])
        }
        strokeWidth={1}
      />
      <path
        d={
          line([8.2, 0, 0], [8.2, 6.5, 0]) +
          line([7.7, 0, 0], [8.6, 0, 0]) +
          line([7.7, 6.5, 0], [8.6, 6.5, 0])
        }
        strokeWidth={1}
      />
    </ArtCanvas>
  );
}
