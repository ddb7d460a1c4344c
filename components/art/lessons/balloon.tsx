import { color } from "@/components/art/kit/palette";

/** The digits as strokes within four units of the centre: no font is needed. */
const digits = [
  "M-2-2.5L.5-4.5v9",
  "M-3-2a3 2.6 0 0 1 6 0q0 2-6 6.5h6.2",
  "M-3-3.2q1-1.3 3-1.3 2.8 0 2.8 2.3T-.5 0q3.5 0 3.5 2.3T0 4.5q-2.2 0-3.2-1.5",
  "M1.5 4.5v-9l-5 6h7",
  "M2.8-4.5h-5l-.6 4q1-1 2.6-1 3 0 3 3t-3 3q-2 0-3-1.3",
  "M2.4-4q-1-.5-2-.5-3.4 0-3.4 5 0 4 3 4t3-2.8T.2-1-3 1",
  "M-3-4.5h6l-4 9",
  "M0-.3a2.1 2.1 0 1 1 0-4.2 2.1 2.1 0 1 1 0 4.2 2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 1 1 0-4.8",
] as const;

type BalloonProps = {
  /** The number of the lesson's step, 1 to 8. */
  step: number;
  x: number;
  y: number;
  /** Where the leader line ends, from the balloon's centre. */
  to?: readonly [number, number];
};

/** An item balloon as in an assembly drawing; its number is the lesson's step. */
export function Balloon({ step, x, y, to }: BalloonProps) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={1.5}>
      {to ? <path d={`M0 0L${to[0]} ${to[1]}`} strokeWidth={1} /> : null}
      {to ? <circle cx={to[0]} cy={to[1]} r={1.8} fill={color.planta} stroke="none" /> : null}
      <circle r={9} fill={color.concreto} />
      <path d={digits[step - 1]} />
    </g>
  );
}
