import { hatch } from "@/components/art/kit/hatch";
import { color } from "@/components/art/kit/palette";
import { Balloon } from "@/components/art/lessons/balloon";

const walls = [24, 118, 212];

/** Lesson: three sections through a wall, from the hole through the filling to the sanded face. */
export function PatchDrawing() {
  return (
    <>
      {walls.map((x) => (
        <g key={x}>
          <path d={`M${x} 26h46v176H${x}z`} fill={color.cimento} />
          <path d={hatch(x, 26, 46, 176, 14)} strokeWidth={0.8} />
          <path d={`M${x + 46} 26h10v176h-10z`} fill={color.concreto} />
          <path d={`M${x - 8} 26q12-7 32 0t32 0M${x - 8} 202q12 7 32 0t32 0`} strokeWidth={1.5} />
        </g>
      ))}
      <path d="M42 104h38v20H42z" fill={color.concreto} />
      <path d="M80 98l-6 6M80 130l-6-6" strokeWidth={1.5} />
      <path d="M60 108h34v12H60l-6-3v-6z" fill={color.obra} />
      <path d="M66 108v12M74 108v12M82 108v12" strokeWidth={1.5} />
      <path d="M90 114h18M103 109l6 5-6 5" strokeWidth={1.5} />
      <path d="M136 104h38v20h-38z" fill={color.concreto} />
      <path d="M136 104h30q6 10 0 20h-30z" fill={color.seguranca} />
      <path d="M174 92q8 22 0 44l-8-12q6-10 0-20z" fill={color.obra} />
      <g transform="translate(176 128) rotate(62)">
        <path d="M0-11h6l14 6v10l-14 6H0z" fill={color.vidro} />
        <path d="M20-5h30q4 0 4 5t-4 5H20z" fill={color.planta} />
      </g>
      <path d="M230 104h30q6 10 0 20h-30z" fill={color.seguranca} />
      <path d="M260 104h8v20h-8q6-10 0-20z" fill={color.obra} />
      <path d="M268 26h6v52h-6z" fill={color.planta} />
      <path d="M268 98h4v60h-4z" fill={color.obra} />
      <path d="M272 98h16v60h-16z" fill={color.concreto} />
      <path d="M280 88v-12M276 80l4-5 4 5M280 168v12M276 176l4 5 4-5" strokeWidth={1.5} />
      <path d="M96 218h14M106 214l5 4-5 4M190 218h14M200 214l5 4-5 4" strokeWidth={1.5} />
      <Balloon step={1} x={47} y={72} to={[22, 38]} />
      <Balloon step={3} x={141} y={72} to={[8, 40]} />
      <Balloon step={5} x={190} y={72} to={[-16, 32]} />
      <Balloon step={6} x={304} y={190} to={[-22, -44]} />
      <Balloon step={8} x={248} y={48} to={[23, 6]} />
    </>
  );
}
