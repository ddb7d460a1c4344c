import { color } from "@/components/art/kit/palette";
import { Balloon } from "@/components/art/lessons/balloon";

/** Lesson: the bottle trap below a sink, its cup unscrewed over the bucket. */
export function SiphonDrawing() {
  return (
    <>
      <path d="M270 16h26v212h-26z" fill={color.cimento} stroke="none" />
      <path d="M270 16v212M276 34l14-14M276 62l14-14M276 206l14-14M276 178l14-14" strokeWidth={1} />
      <path d="M30 30h240v10H30z" fill={color.concreto} />
      <path d="M66 40h144l-10 30H76z" fill={color.vidro} />
      <path d="M66 40h144" />
      <path d="M128 70h20v18h-20z" fill={color.concreto} />
      <path d="M120 88h36v10h-36z" fill={color.planta} />
      <path d="M124 98h28v46h-28z" fill={color.concreto} />
      <path d="M152 108h18v20h-18" fill={color.concreto} />
      <path d="M170 104h10v28h-10z" fill={color.planta} />
      <path d="M180 110h78v16h-78z" fill={color.concreto} />
      <path d="M258 104h12v28h-12z" fill={color.planta} />
      <path d="M118 144h40v9h-40z" fill={color.planta} />
      <path d="M138 153v20" strokeWidth={1} strokeDasharray="6 3 2 3" />
      <ellipse cx={138} cy={161} rx={16} ry={3.5} fill={color.obra} />
      <path d="M118 172h40v24q0 8-8 8h-24q-8 0-8-8z" fill={color.seguranca} />
      <path d="M126 180v16M138 180v18M150 180v16" strokeWidth={1.5} />
      <path d="M98 190h80l-8 40h-64z" fill={color.sombra} />
      <path d="M98 190h80" strokeWidth={3} />
      <path d="M118 190v6q0 8 8 8h24q8 0 8-8v-6" fill={color.seguranca} />
      <path d="M126 190v6M138 190v8M150 190v6" strokeWidth={1.5} />
      <Balloon step={2} x={72} y={212} to={[34, 4]} />
      <Balloon step={4} x={72} y={156} to={[48, 22]} />
      <Balloon step={6} x={196} y={161} to={[-44, 0]} />
      <Balloon step={7} x={218} y={90} to={[0, 26]} />
      <Balloon step={1} x={40} y={58} to={[52, 0]} />
    </>
  );
}
