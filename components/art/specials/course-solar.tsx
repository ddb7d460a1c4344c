import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { isometric } from "@/components/art/kit/iso";
import { color } from "@/components/art/kit/palette";

const { line, face, left, right } = isometric(156, 102, 16.4);

/** A point of the front slope: `x` along the eaves, `t` from the eaves (0) to the ridge (1). */
const slope = (x: number, t: number) => [x, 6.4 - 3.4 * t, 2.4 + 2.6 * t] as const;
const panel = (x: number, t: number) =>
  face(slope(x, t), slope(x + 1.5, t), slope(x + 1.5, t + 0.36), slope(x, t + 0.36));
const cells = (x: number, t: number) =>
  line(slope(x + 0.5, t), slope(x + 0.5, t + 0.36)) +
  line(slope(x + 1, t), slope(x + 1, t + 0.36)) +
  line(slope(x, t + 0.12), slope(x + 1.5, t + 0.12)) +
  line(slope(x, t + 0.24), slope(x + 1.5, t + 0.24));
const spots = [0.5, 2.15, 3.8, 5.45].flatMap((x) => [0.12, 0.54].map((t) => [x, t] as const));
const laid = spots.filter((_, i) => i < 6);
const planned = spots.filter((_, i) => i >= 6);

/** Photovoltaics: a roof filling with panels, and the angle at which the sun meets it. */
export function CourseSolarArt({ className }: ArtProps) {
  const [sx, sy] = [58, 46] as const;
  return (
    <ArtCanvas className={className}>
      <path
        d={face([-0.4, 3, 5], [7.9, 3, 5], [7.9, -0.4, 2.4], [-0.4, -0.4, 2.4])}
        fill={color.cimento}
      />
      <path
        d={face([7.5, 0, 0], [7.5, 6, 0], [7.5, 6, 2.7], [7.5, 3, 5], [7.5, 0, 2.7])}
        fill={color.concreto}
      />
      <path d={right(7.5, 1, 0.9, 2.4, 2.1)} fill={color.vidro} />
      <path d={right(7.5, 3.8, 0.7, 4.8, 2)} fill={color.obra} />
      <path d={left(6, 0, 0, 7.5, 2.7)} fill={color.concreto} />
      <path d={left(6, 0.8, 0.8, 2.4, 2) + left(6, 3, 0.8, 4.6, 2)} fill={color.vidro} />
      <path d={left(6, 5.6, 0, 6.7, 2)} fill={color.seguranca} />
      <path
        d={face(slope(-0.4, 0), slope(7.9, 0), slope(7.9, 1), slope(-0.4, 1))}
        fill={color.obra}
      />
      <path d={laid.map(([x, t]) => panel(x, t)).join("")} fill={color.planta} />
      <path d={laid.map(([x, t]) => cells(x, t)).join("")} stroke={color.vidro} strokeWidth={0.8} />
      <path
        d={planned.map(([x, t]) => panel(x, t)).join("")}
        strokeWidth={1.5}
        strokeDasharray="5 3"
      />
      <path
        d={line([7.5, 4.3, 2], [7.5, 4.3, 3.2], [7.5, 3.6, 4])}
        strokeWidth={1.5}
        stroke={color.planta}
      />
      <circle cx={sx} cy={sy} r={20} fill={color.seguranca} />
      <path d={`M${sx} 16v-7M${sx} 76v7M28 ${sy}h-7M88 ${sy}h7M37 25l-5-5M37 67l-5 5M79 25l5-5`} />
      <path
        d={
          line([-0.2, 7.6, 0], [7.7, 7.6, 0]) +
          line([0, 7.2, 0], [0, 8, 0]) +
          line([7.5, 7.2, 0], [7.5, 8, 0])
        }
        strokeWidth={1}
      />
      <path
        d={
          line([8.8, 0, 0], [8.8, 6, 0]) +
          line([8.4, 0, 0], [9.2, 0, 0]) +
          line([8.4, 6, 0], [9.2, 6, 0])
        }
        strokeWidth={1}
      />
    </ArtCanvas>
  );
}
