import type { ReactNode } from "react";
import { Head, Limb } from "./figure";
import { color } from "./palette";

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
  /** Legs, when not standing straight. */
  legs?: readonly [string, string];
  /** What the hands hold, between the arms. */
  children?: ReactNode;
};

const standing = ["M-4-44L-6-6", "M5-44L7-6"] as const;

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
  legs = standing,
  children,
}: PersonProps) {
  const line = 2 / scale;
  return (
    <g transform={`translate(${x} ${y}) scale(${facing * scale} ${scale})`} strokeWidth={line}>
      {far ? <Limb d={far} fill={shirt} /> : null}
      {hair ? <path d="M-8-98q-8 12-2 22l10-4z" fill={color.grafite} /> : null}
      <Limb d={legs[0]} fill={trousers} width={9} />
      <Limb d={legs[1]} fill={trousers} width={9} />
      {legs === standing ? (
        <path d="M-12 0c0-5 3-6 6-6s7 1 8 6zM1 0c0-5 3-6 6-6s8 1 9 6z" fill={color.grafite} />
      ) : null}
      <path d="M-11-40l1-38c6-6 15-6 20 0l1 38z" fill={shirt} />
      <path d="M-10.5-56h21" />
      <Head x={1} y={-95} skin={skin} helmet={helmet} />
      {children}
      {near ? <Limb d={near} fill={shirt} /> : null}
    </g>
  );
}
