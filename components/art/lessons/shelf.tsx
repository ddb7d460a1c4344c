import { dimension } from "@/components/art/kit/drafting";
import { hatch } from "@/components/art/kit/hatch";
import { color } from "@/components/art/kit/palette";
import { Balloon } from "@/components/art/lessons/balloon";

/** Lesson: drilling for a shelf. The level gives the line; the section shows depth, plug and screw. */
export function ShelfDrawing() {
  return (
    <>
      <path d="M16 70h150" stroke={color.obra} strokeWidth={1.5} strokeDasharray="12 4 2 4" />
      <path d="M32 48h118v16H32z" fill={color.seguranca} />
      <path d="M78 51h26v10H78z" fill={color.concreto} strokeWidth={1.5} />
      <path d="M86 51v10M96 51v10" strokeWidth={1} />
      <circle cx={91} cy={56} r={3} fill={color.obra} strokeWidth={1.5} />
      <path d="M40 70v22M140 70v22" strokeWidth={1} />
      <path d="M35 70h10M135 70h10M40 65v10M140 65v10" strokeWidth={1.5} />
      <path
        d={dimension([
          [40, 92],
          [140, 92],
        ])}
        strokeWidth={1}
      />
      <path d="M24 128h134v10H24z" fill={color.obra} />
      <path d="M36 138h8v34h-8zM136 138h8v34h-8z" fill={color.planta} />
      <path d="M40 160v.1M140 160v.1" stroke={color.concreto} strokeWidth={4} />
      <path d="M56 128v-16h10v16M66 128v-20h12v20M78 128v-13h8v13" fill={color.vidro} />
      <path
        d="M118 128c-2-10-8-10-9-15 6 0 9 6 9 10 1-9 5-12 9-14 1 8-5 11-7 19"
        fill={color.sombra}
        strokeWidth={1.5}
      />
      <path d="M194 20h36v190h-36z" fill={color.cimento} />
      <path d={hatch(194, 20, 36, 190, 14)} strokeWidth={0.8} />
      <path d="M230 20h8v190h-8z" fill={color.concreto} />
      <path d="M188 20q10-7 28 0t28 0M188 210q10 7 28 0t28 0" strokeWidth={1.5} />
      <path d="M206 66h32v12h-32z" fill={color.concreto} />
      <path d="M210 70h52v4h-52z" fill={color.vidro} strokeWidth={1.5} />
      <path d="M238 67h9v10h-9z" fill={color.obra} />
      <path d="M262 65h10v14h-10z" fill={color.planta} />
      <path d="M272 56h34v26h-12l2 26h-14l-2-26h-8z" fill={color.seguranca} />
      <path d="M280 64h18" strokeWidth={1.5} />
      <path
        d={dimension(
          [
            [206, 46],
            [238, 46],
          ],
          0,
        )}
        strokeWidth={1}
      />
      <path d="M204 146h34v14h-34z" fill={color.concreto} />
      <path d="M208 147h30v12h-30z" fill={color.obra} />
      <path d="M214 147v12M221 147v12M228 147v12" strokeWidth={1.5} />
      <path d="M212 151h46v4h-46z" fill={color.vidro} strokeWidth={1.5} />
      <path d="M238 128h6v50h-6z" fill={color.planta} />
      <path d="M256 146l7 7-7 7z" fill={color.concreto} />
      <Balloon step={2} x={16} y={92} to={[24, -22]} />
      <Balloon step={3} x={91} y={30} to={[0, 18]} />
      <Balloon step={4} x={258} y={36} to={[-15, 31]} />
      <Balloon step={5} x={302} y={132} to={[-12, -36]} />
      <Balloon step={7} x={178} y={180} to={[36, -24]} />
      <Balloon step={8} x={282} y={180} to={[-24, -24]} />
    </>
  );
}
