import { color } from "@/components/art/kit/palette";
import { view } from "@/components/art/hero/plan-view";

const { line, flat, swing } = view;

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

const groundGrid = [
  ...range(-2, 14, 1).map((x) => line([x, -2, 0], [x, 11, 0])),
  ...range(-2, 11, 1).map((y) => line([-2, y, 0], [14, y, 0])),
].join("");

const walls = [
  flat(0, 0, 12, 8),
  line([6.3, 0.3, 0], [11.7, 0.3, 0], [11.7, 7.7, 0], [6.3, 7.7, 0]),
  line([6, 4, 0], [7.2, 4, 0], [7.2, 4.3, 0], [6, 4.3, 0]),
  line([8.7, 4, 0], [11.7, 4, 0]),
  line([11.7, 4.3, 0], [8.7, 4.3, 0], [8.7, 4, 0]),
  line([9.3, 4.3, 0], [9.3, 5.2, 0]),
  line([9.6, 4.3, 0], [9.6, 5.2, 0]),
].join("");

const doors = [
  line([7.2, 4.15, 0], [7.2, 5.65, 0]),
  swing(7.2, 4.15, 1.5, 0),
  line([12, 1.4, 0], [13.5, 1.4, 0]),
  swing(12, 1.4, 1.5, 0),
].join("");

/** The ground of the hero: the survey grid and the ground-floor plan the house rises from. */
export function SitePlan() {
  return (
    <>
      <path d={groundGrid} strokeWidth={0.7} opacity={0.16} />
      <path d={flat(0, 0, 12, 8)} fill={color.planta} stroke="none" />
      <path d={walls} strokeWidth={1.2} opacity={0.75} />
      <path d={doors} strokeWidth={1} stroke={color.seguranca} />
    </>
  );
}
