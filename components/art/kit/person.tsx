import type { ReactNode } from "react";
import { Head, Limb } from "@/components/art/kit/figure";
import { color } from "@/components/art/kit/palette";

type PersonProps = {
  /** Where the person stands. */
  x: number;
  y: number;
  facing?: 1 | -1;
  scale?: number;
  /** The far arm and the near arm, from the shoulders at about (-6, -76) and (6, -76). */
  far?: string;
  near?: string;
  shirt?: string;
  trousers?: string;
  skin?: string;
  helmet?: string;
  /** Hair below the helmet. */
  hair?: boolean;
  /** What the hands hold, between the arms. */
  children?: ReactNode;
};

/** The last point of a path made of absolute lines. */
const end = (d: string) => d.match(/-?[\d.]+/g)?.slice(-2) ?? [];

/** An arm with its hand. */
function Arm({ d, shirt, skin }: { d: string; shirt: string; skin: string }) {
  const [cx, cy] = end(d);
  return (
    <>
      <Limb d={d} fill={shirt} width={6} />
      <circle cx={cx} cy={cy} r={4} fill={skin} />
    </>
  );
}

/** A worker or volunteer about a hundred units tall, standing on (x, y), drawn from the side. */
export function Person({
  x,
  y,
  facing = 1,
  scale = 1,
  far,
  near,
  shirt = color.seguranca,
  trousers = color.sombra,
  skin = color.peleB,
  helmet = color.concreto,
  hair = false,
  children,
}: PersonProps) {
  const line = 2 / scale;
  return (
    <g transform={`translate(${x} ${y}) scale(${facing * scale} ${scale})`} strokeWidth={line}>
      {far ? <Arm d={far} shirt={shirt} skin={skin} /> : null}
      {hair ? <path d="M-4-99c-9 0-12 12-8 24 6-2 9-8 8-15z" fill={color.grafite} /> : null}
      <path d="M-9-48l-2 42h9l2-27 3 27h9L9-48z" fill={trousers} />
      <path d="M-11-6h9l1 6h-11zM3-6h9q4 2 4 6H3z" fill={color.grafite} />
      <path d="M-3-88v11h6v-11z" fill={skin} />
      <path d="M-9-44l-2-26q0-9 7-10h7q7 1 7 9l-1 27z" fill={shirt} />
      <path d="M-10-60h20l-1 5h-19z" fill={color.cimento} strokeWidth={1} />
      <Head x={1} y={-95} skin={skin} helmet={helmet} />
      {children}
      {near ? <Arm d={near} shirt={shirt} skin={skin} /> : null}
    </g>
  );
}
