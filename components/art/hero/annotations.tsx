import { color } from "@/components/art/kit/palette";
import type { Point3 } from "@/components/art/kit/iso";
import { view } from "@/components/art/hero/plan-view";

const { at, line } = view;

/** A 45° tick through a point of the sheet. */
const tick = (p: Point3) => {
  const [x, y] = at(...p);
  return `M${x - 4} ${y + 4}l8-8`;
};

const chain = (...points: Point3[]) => line(...points) + points.map(tick).join("");

const dimensions = [
  chain([0, 11.4, 0], [6, 11.4, 0], [12, 11.4, 0]),
  line([0, 8.6, 0], [0, 11.8, 0]),
  line([12, 10.7, 0], [12, 11.8, 0]),
  chain([14.4, 0, 0], [14.4, 4, 0], [14.4, 8, 0]),
  line([12.5, 0, 0], [14.8, 0, 0]),
  line([12.5, 8, 0], [14.8, 8, 0]),
  chain([-1.4, 8, 0], [-1.4, 8, 3], [-1.4, 8, 6]),
  line([-0.3, 8, 0], [-1.8, 8, 0]),
  line([-0.3, 8, 3], [-1.8, 8, 3]),
  line([-0.6, 8, 6], [-1.8, 8, 6]),
].join("");

/** A section mark: the letter A in a circle, its arrow looking into the cut. */
function SectionMark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-22 0L-5.5-10V10z" transform="rotate(30)" fill={color.obra} stroke="none" />
      <circle r={11} fill={color.planta} strokeWidth={1.5} />
      <path d="M-4 5L0-6 4 5M-2.5 1.5h5" strokeWidth={1.5} />
    </g>
  );
}

/** Dimension chains, the section line A–A through the cut, and the north arrow. */
export function Annotations() {
  const [ax, ay] = at(6, 12.8);
  const [bx, by] = at(6, -4.2);
  return (
    <>
      <path d={dimensions} strokeWidth={1} opacity={0.8} />
      <path
        d={line([6, 12.3, 0], [6, 8, 0])}
        stroke={color.obra}
        strokeWidth={1.5}
        strokeDasharray="12 4 2 4"
      />
      <path
        d={line([6, 0, 0], [6, -3.7, 0])}
        stroke={color.obra}
        strokeWidth={1.5}
        strokeDasharray="12 4 2 4"
      />
      <SectionMark x={ax} y={ay} />
      <SectionMark x={bx} y={by} />
      <g transform="translate(70 78)" strokeWidth={1.2}>
        <circle r={26} />
        <path d="M-34 0h14M20 0h14M0 34V20" />
        <path d="M0-42L11 18 0 10z" fill={color.concreto} />
        <path d="M0-42L-11 18 0 10z" />
        <path d="M-5-48v-11l10 11v-11" strokeWidth={1.8} />
      </g>
    </>
  );
}
