import { dimension } from "@/components/art/kit/drafting";
import { color } from "@/components/art/kit/palette";
import { Balloon } from "@/components/art/lessons/balloon";

const breakers = [0, 1, 2, 4, 5].map((i) => `M${46 + i * 18} 104h16v42h-16z`).join("");
const levers = [0, 1, 2, 4, 5].map((i) => `M${50 + i * 18} 110h8v14h-8z`).join("");
const labels = [0, 1, 2, 4, 5].map((i) => `M${46 + i * 18} 154h16v10h-16z`).join("");

/** Lesson: the distribution board, one breaker down and tagged, and the detector at the outlet it feeds. */
export function BoardDrawing() {
  return (
    <>
      <path d="M30 26h132v160H30z" fill={color.concreto} />
      <path d="M38 34h116v144H38z" fill={color.cimento} />
      <path d="M46 46h34v40H46z" fill={color.planta} />
      <path d="M57 52h12v16H57z" fill={color.concreto} strokeWidth={1.5} />
      <path d="M92 46h52v40H92z" fill={color.concreto} />
      <path d="M100 52h12v16h-12z" fill={color.planta} />
      <circle cx={130} cy={60} r={6} fill={color.seguranca} />
      <path d="M116 99h60v17h36" stroke={color.obra} strokeWidth={1.5} strokeDasharray="7 4" />
      <path d="M108 104v-5h8" stroke={color.obra} strokeWidth={1.5} />
      <path d={breakers} fill={color.concreto} strokeWidth={1.5} />
      <path d={levers} fill={color.planta} strokeWidth={1} />
      <path d="M100 104h16v42h-16z" fill={color.obra} />
      <path d="M104 126h8v14h-8z" fill={color.concreto} strokeWidth={1.5} />
      <path d={labels} fill={color.concreto} strokeWidth={1} />
      <path d="M100 154h16v10h-16z" fill={color.seguranca} strokeWidth={1.5} />
      <path d="M108 140v58" strokeWidth={1.5} />
      <path d="M92 204l8-8h16l8 8v26H92z" fill={color.seguranca} />
      <path d="M103 209l10 14m0-14l-10 14" />
      <path d="M212 84h44v62h-44z" fill={color.concreto} />
      <path d="M222 104l6-8h12l6 8v22l-6 8h-12l-6-8z" fill={color.cimento} />
      <path d="M234 106v.1M230 122v.1M238 122v.1" strokeWidth={5} />
      <g transform="translate(240 124) rotate(40)">
        <path d="M0-3h12v6H0z" fill={color.obra} />
        <path d="M12-7h52q6 0 6 7t-6 7H12z" fill={color.seguranca} />
        <path d="M26-7v14M44-3h12M70 0h6" strokeWidth={1.5} />
        <circle cx={20} r={2.5} fill={color.concreto} strokeWidth={1.5} />
      </g>
      <path
        d={dimension([
          [30, 12],
          [162, 12],
        ])}
        strokeWidth={1}
      />
      <Balloon step={2} x={14} y={66} to={[40, 6]} />
      <Balloon step={5} x={182} y={92} to={[-68, 20]} />
      <Balloon step={6} x={16} y={160} to={[34, 0]} />
      <Balloon step={7} x={182} y={60} to={[-52, 0]} />
      <Balloon step={8} x={272} y={96} to={[-32, 26]} />
    </>
  );
}
