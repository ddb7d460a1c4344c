import { Head, Limb } from "@/components/art/kit/figure";
import { color } from "@/components/art/kit/palette";
import { view } from "@/components/art/hero/plan-view";

const { at, line, flat, left } = view;

const bays = [9.4, 11, 12.6];
const posts = (y: number) => bays.map((x) => line([x, y, 0], [x, y, 4.6])).join("");
const braces =
  line([9.4, 10, 0], [11, 10, 2.4]) +
  line([11, 10, 0], [9.4, 10, 2.4]) +
  line([11, 10, 0], [12.6, 10, 2.4]) +
  line([12.6, 10, 0], [11, 10, 2.4]);
const rails = [3.2, 4].map((z) => line([9.4, 10, z], [12.6, 10, z])).join("");

type MasonProps = { x: number; y: number; skin?: string; vest?: string };

/** A mason standing at the point given, laying bricks to the left. */
function Mason({ x, y, skin = color.peleA, vest = color.seguranca }: MasonProps) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={1.6}>
      <Limb d="M3-1V-15" fill={color.vidro} width={4} line={color.planta} />
      <Limb d="M-4-1V-15" fill={color.vidro} width={4} line={color.planta} />
      <path d="M-7-15l1-15h9l3 15z" fill={vest} stroke={color.planta} />
      <path d="M-6.5-22h11.5" stroke={color.planta} />
      <Limb d="M-1-27l-9 6-6-3" fill={color.obra} width={3.5} />
      <Head x={-2} y={-36} facing={-1} scale={0.8} skin={skin} helmet={color.concreto} />
    </g>
  );
}

/** The scaffold in front of the wall going up, with a mason on its deck and one on the ground. */
export function Scaffold() {
  const [mx, my] = at(8.3, 9.3);
  const [sx, sy] = at(10.6, 9.3, 2.4);
  return (
    <g stroke={color.seguranca} strokeWidth={2}>
      <Mason x={mx} y={my} />
      <path d={posts(8.6)} strokeWidth={1.4} />
      <path d={flat(9.2, 8.6, 12.8, 10, 2.4)} fill={color.cimento} stroke={color.planta} />
      <Mason x={sx} y={sy} skin={color.peleB} vest={color.obra} />
      <path d={left(10, 9.2, 2.25, 12.8, 2.4)} fill={color.seguranca} strokeWidth={1} />
      <path d={rails} strokeWidth={1.4} />
      <path d={posts(10)} />
      <path d={braces} strokeWidth={1.2} />
    </g>
  );
}
