import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { dimension, ground } from "@/components/art/kit/drafting";
import { color } from "@/components/art/kit/palette";

/** Green hydrogen: sun and water enter the electrolyser, hydrogen goes to the tank. */
export function CourseHydrogenArt({ className }: ArtProps) {
  return (
    <ArtCanvas className={className}>
      <path d={ground(16, 208, 288)} strokeWidth={1} />
      <path d="M16 208h288" />
      <circle cx={48} cy={50} r={17} fill={color.seguranca} />
      <path d="M48 24v-7M48 76v7M22 50h-7M74 50h7M30 32l-5-5M66 68l5 5M66 32l5-5M30 68l-5 5" />
      <path d="M58 168v40M44 208h28" strokeWidth={3} />
      <path d="M22 168l24-52h50l-24 52z" fill={color.planta} />
      <path d="M34 142h50M63 116l-24 52M80 116l-24 52" stroke={color.vidro} strokeWidth={1} />
      <path d="M86 142h28v-22h14M58 176h42v-30h28" stroke={color.obra} strokeWidth={2.5} />
      <path d="M118 190v18M190 190v18" strokeWidth={4} />
      <path d="M112 92h84v98h-84z" fill={color.concreto} />
      <path d="M112 132h84v58h-84z" fill={color.vidro} stroke="none" />
      <path d="M112 92h84v98h-84z" />
      <path d="M154 92v98" strokeWidth={1.5} strokeDasharray="5 4" />
      <path d="M128 112h10v66h-10z" fill={color.planta} />
      <path d="M170 112h10v66h-10z" fill={color.obra} />
      <g fill={color.concreto} strokeWidth={1.5}>
        <circle cx={146} cy={166} r={3} />
        <circle cx={121} cy={154} r={3} />
        <circle cx={146} cy={146} r={4} />
        <circle cx={188} cy={162} r={4} />
        <circle cx={163} cy={150} r={3} />
        <circle cx={188} cy={142} r={3} />
      </g>
      <path d="M104 84h100v10H104z" fill={color.planta} />
      <path d="M133 84V52h121v16" strokeWidth={7} />
      <path d="M133 84V52h121v16" stroke={color.seguranca} strokeWidth={3} />
      <path d="M175 84V30m-5 6l5-6 5 6" strokeWidth={1.5} />
      <path d="M188 44h12v16h-12z" fill={color.obra} />
      <path d="M194 44v-8M186 36h16" strokeWidth={3} />
      <path d="M228 94a26 26 0 0 1 52 0v114h-52z" fill={color.seguranca} />
      <path d="M228 94h52M228 180h52" strokeWidth={1.5} />
      <path d="M244 118v34M260 118v34M244 135h16" strokeWidth={5} />
      <path d="M267 154a3 3 0 0 1 6 0q0 3-6 6h6" strokeWidth={2} />
      <path
        d={dimension(
          [
            [296, 68],
            [296, 208],
          ],
          -12,
        )}
        strokeWidth={1}
      />
    </ArtCanvas>
  );
}
