import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { isometric } from "@/components/art/kit/iso";
import { color } from "@/components/art/kit/palette";

const { at, line, face, flat, left, right } = isometric(148, 92, 14.5);

const seams = [0.9, 2.1, 3.3, 4.5, 5.7, 6.9].map((x) => line([x, 2.5, 5], [x, 5.5, 3.2])).join("");

/** A charity association made new: hall, porch and garden, one side still being painted. */
export function SocialAssociationArt({ className }: ArtProps) {
  const [tx, ty] = at(9.6, -0.4);
  const [px, py] = at(-0.8, 6.6);
  return (
    <ArtCanvas className={className}>
      <path d={flat(-1.6, -1, 10.4, 8)} fill={color.cimento} stroke="none" />
      <path d={flat(1, 5, 3, 8) + flat(3, 6.4, 10.4, 7.2)} fill={color.concreto} strokeWidth={1} />
      <path
        d={face([-0.4, 2.5, 5], [8.2, 2.5, 5], [8.2, -0.5, 3.2], [-0.4, -0.5, 3.2])}
        fill={color.telha}
      />
      <path d={right(7.8, 0, 0, 5, 3.5)} fill={color.concreto} stroke="none" />
      <path
        d={face([7.8, 0, 3.5], [7.8, 5, 3.5], [7.8, 2.5, 5])}
        fill={color.concreto}
        stroke="none"
      />
      <path d={right(7.8, 2.4, 0, 5, 3.5)} fill={color.seguranca} stroke="none" />
      <path
        d={line(
          [7.8, 0, 3.5],
          [7.8, 0, 0],
          [7.8, 5, 0],
          [7.8, 5, 3.5],
          [7.8, 2.5, 5],
          [7.8, 0, 3.5],
        )}
      />
      <path
        d={right(7.8, 0.8, 1.2, 1.9, 2.6) + right(7.8, 3.1, 1.2, 4.2, 2.6)}
        fill={color.vidro}
      />
      <path d={left(5, 0, 0, 7.8, 3.5)} fill={color.seguranca} />
      <path d={left(5, 0, 0, 7.8, 0.6)} fill={color.obra} />
      <path
        d={left(5, 1.1, 0, 2.9, 2.4) + line([2, 5, 0], [2, 5, 2.4])}
        fill={color.planta}
        stroke={color.planta}
      />
      <path d={left(5, 4, 1.2, 5.2, 2.5) + left(5, 5.9, 1.2, 7.1, 2.5)} fill={color.vidro} />
      <path
        d={face([-0.4, 2.5, 5], [8.2, 2.5, 5], [8.2, 5.5, 3.2], [-0.4, 5.5, 3.2])}
        fill={color.obra}
      />
      <path d={seams} strokeWidth={1} />
      <path
        d={line([8.9, 3.6, 0], [7.8, 3.6, 3.3]) + line([8.9, 4.3, 0], [7.8, 4.3, 3.3])}
        strokeWidth={2.5}
      />
      <path
        d={[0.6, 1.2, 1.8, 2.4, 3]
          .map((z) => line([8.9 - z / 3, 3.6, z], [8.9 - z / 3, 4.3, z]))
          .join("")}
        strokeWidth={1.5}
      />
      <g transform={`translate(${tx} ${ty})`}>
        <path d="M0 0v-26" strokeWidth={3} />
        <path
          d="M-11-26a11 11 0 0 1-5-20 13 13 0 0 1 13-18 14 14 0 0 1 20 14 12 12 0 0 1-5 24z"
          fill={color.sombra}
        />
        <path d="M0-26v-20M0-34l7-7M0-38l-6-5" stroke={color.concreto} strokeWidth={1.5} />
      </g>
      <g transform={`translate(${px} ${py})`}>
        <path d="M0 0v-104" />
        <path d="M0-104l32 9-32 11z" fill={color.obra} />
      </g>
      <path
        d={
          line([-1.6, 8.8, 0], [10.4, 8.8, 0]) +
          line([-1.6, 8.4, 0], [-1.6, 9.2, 0]) +
          line([10.4, 8.4, 0], [10.4, 9.2, 0])
        }
        strokeWidth={1}
      />
    </ArtCanvas>
  );
}
