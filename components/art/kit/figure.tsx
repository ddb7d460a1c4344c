import { color } from "@/components/art/kit/palette";

type LimbProps = { d: string; fill: string; width?: number; line?: string; edge?: number };

/** A limb, rope bag or hose: a tube with a flat fill and the drawing's 2-unit outline. */
export function Limb({ d, fill, width = 7, line = color.planta, edge = 4 }: LimbProps) {
  return (
    <>
      <path d={d} stroke={line} strokeWidth={width + edge} />
      <path d={d} stroke={fill} strokeWidth={width} />
    </>
  );
}

type HeadProps = {
  /** Centre of the head. */
  x: number;
  y: number;
  skin?: string;
  helmet?: string;
  /** Tilt in degrees. */
  turn?: number;
  /** 1 looks right, -1 looks left. */
  facing?: 1 | -1;
  scale?: number;
  line?: string;
};

/** A head of seven units' radius in profile, with eye and ear, under a safety helmet. */
export function Head({
  x,
  y,
  skin = color.peleB,
  helmet = color.seguranca,
  turn = 0,
  facing = 1,
  scale = 1,
  line = color.planta,
}: HeadProps) {
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${facing * scale} ${scale})`}
      stroke={line}
      strokeWidth={2 / scale}
    >
      <path d="M-6.5-2v4c0 4 3 6.5 6.5 6.5 3 0 5-1.5 5.5-4.5l2.5-1L6-2z" fill={skin} />
      <path d="M-2.5 1.5q-2.5 1 0 3M3.5 0v1.5" strokeWidth={1.4 / scale} />
      <path d="M-8-1a8 8.5 0 0 1 15.5-2.5L12-1z" fill={helmet} />
      <path d="M-1-9.2v3" />
    </g>
  );
}
