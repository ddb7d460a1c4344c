import { color } from "@/components/art/kit/palette";
import { house, view } from "@/components/art/hero/plan-view";

const { line, face, left } = view;

const columns = [0, 4, 8]
  .flatMap((y) => [9, 12].map((x) => [x, y] as const))
  .map(([x, y]) => line([x - 0.3, y, 0], [x - 0.3, y, 6]) + line([x, y, 0], [x, y, 6]))
  .join("");

const slab = (z: number) =>
  line([6, 8, z], [12, 8, z], [12, 0, z], [6, 0, z]) +
  line([6, 8, z - 0.3], [12, 8, z - 0.3], [12, 0, z - 0.3]) +
  line([12, 8, z], [12, 8, z - 0.3]);

const rafters = [7.5, 9, 10.5, 12.4]
  .map((x) => line([x, -0.7, 5.55], [x, 4, house.ridge], [x, 8.7, 5.55]))
  .join("");
const roofEdges =
  line([6, 4, house.ridge], [12.4, 4, house.ridge]) +
  line([6, 8.7, 5.55], [12.4, 8.7, 5.55]) +
  line([6, -0.7, 5.55], [12.4, -0.7, 5.55]);

/** Brick courses step down from the finished wall: number of half bricks per course. */
const courses = [11, 11, 10, 9, 9, 7, 6, 6, 5, 3];
const course = 0.28;
const brickwork = courses
  .map((count, row) => {
    const [z, end] = [row * course, 6 + count * 0.4];
    const joints = Array.from({ length: Math.floor((count - 1) / 2) + 1 }, (_, i) => {
      const x = 6 + 0.4 * (i * 2 + 1 + (row % 2));
      return x < end ? line([x, 8, z], [x, 8, z + course]) : "";
    }).join("");
    return line([6, 8, z + course], [end, 8, z + course], [end, 8, z]) + joints;
  })
  .join("");
const brickFace = courses
  .map((count, row) => left(8, 6, row * course, 6 + count * 0.4, (row + 1) * course))
  .join("");

/** The half still on paper: structure, slabs and roof in line, and the wall that is going up. */
export function DrawnHalf() {
  return (
    <>
      <path
        d={face([6, 4, house.ridge], [12.4, 4, house.ridge], [12.4, 8.7, 5.55], [6, 8.7, 5.55])}
        fill={color.concreto}
        stroke="none"
        opacity={0.07}
      />
      <path d={slab(3) + slab(6)} strokeWidth={1.3} opacity={0.85} />
      <path d={columns} strokeWidth={1.3} opacity={0.85} />
      <path d={rafters + roofEdges} strokeWidth={1.2} strokeDasharray="6 4" />
      <path d={brickFace} fill={color.obra} stroke="none" />
      <path d={brickwork} stroke={color.planta} strokeWidth={1.1} />
    </>
  );
}
