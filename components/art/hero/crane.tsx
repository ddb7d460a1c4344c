import { color } from "@/components/art/kit/palette";
import { view } from "@/components/art/hero/plan-view";

const { at, line, face, flat, left, right } = view;

const foot = { x: 10.9, y: -2.5 } as const;
const top = 12.6;

const mast = (() => {
  const [fx, fy] = at(foot.x, foot.y, 0);
  const [, ty] = at(foot.x, foot.y, top);
  let lacing = `M${fx - 6} ${fy}`;
  const steps = 20;
  for (let i = 1; i <= steps; i += 1)
    lacing += `L${fx + (i % 2 ? 6 : -6)} ${Math.round(fy + ((ty - fy) * i) / steps)}`;
  return { chords: `M${fx - 6} ${fy}V${ty}M${fx + 6} ${fy}V${ty}`, lacing };
})();

const jib = (() => {
  const [from, to] = [-5.6, 6];
  let lacing = "";
  for (let i = 0; i < 15; i += 1) {
    const y = from + 3 + (i * (to - from - 3)) / 15;
    const step = (to - from - 3) / 30;
    lacing += line([foot.x, y, top], [foot.x, y + step, top + 0.55], [foot.x, y + 2 * step, top]);
  }
  return {
    chords: line(
      [foot.x, from, top],
      [foot.x, to, top],
      [foot.x, to - 0.3, top + 0.55],
      [foot.x, -2.5, top + 0.55],
    ),
    lacing,
    ties: line([foot.x, from + 0.3, top], [foot.x, -2.5, top + 1.8], [foot.x, 3.2, top + 0.55]),
  };
})();

const load = { y: 4.2, z: 10.2 } as const;

/** The tower crane behind the house, lowering a roof panel onto the half still on paper. */
export function Crane() {
  const { x } = foot;
  return (
    <g stroke={color.seguranca} strokeWidth={1.8}>
      <path d={flat(x - 0.8, -3.3, x + 0.8, -1.7, 0)} fill={color.cimento} stroke="none" />
      <path d={mast.chords} />
      <path d={mast.lacing} strokeWidth={1} />
      <path d={line([x, -2.5, top], [x, -2.5, top + 1.8])} />
      <path d={jib.ties} strokeWidth={1} />
      <path d={jib.lacing} strokeWidth={1} />
      <path d={jib.chords} />
      <path d={right(x, -5.5, top - 1.1, -4.5, top)} fill={color.obra} stroke={color.planta} />
      <path d={right(x, -2.1, top - 1, -1.2, top)} fill={color.concreto} stroke={color.planta} />
    </g>
  );
}

/** The hook and the panel it carries, drawn over the frame. */
export function CraneLoad() {
  const { x } = foot;
  const { y, z } = load;
  return (
    <>
      <path d={line([x, y, top], [x, y, z + 1])} stroke={color.seguranca} strokeWidth={1.4} />
      <path d={line([x - 1.3, y, z], [x, y, z + 1], [x + 1.3, y, z])} strokeWidth={1.2} />
      <path
        d={face(
          [x - 1.5, y - 0.7, z],
          [x + 1.5, y - 0.7, z],
          [x + 1.5, y + 0.9, z - 0.3],
          [x - 1.5, y + 0.9, z - 0.3],
        )}
        fill={color.obra}
        stroke={color.concreto}
        strokeWidth={1.5}
      />
      <path
        d={left(y + 0.9, x - 1.5, z - 0.5, x + 1.5, z - 0.3)}
        fill={color.telha}
        stroke={color.concreto}
        strokeWidth={1}
      />
    </>
  );
}
