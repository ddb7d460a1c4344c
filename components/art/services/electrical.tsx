import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { dimension, ground } from "@/components/art/kit/drafting";
import { color } from "@/components/art/kit/palette";

const breakers = (y: number, count: number) =>
  Array.from(
    { length: count },
    (_, i) => `M${62 + i * 12} ${y}h11v26h-11zM${65 + i * 12} ${y + 9}h5v8h-5z`,
  ).join("");

/** Electrical work: the distribution board and the circuits that leave it, to lamp and sockets. */
export function ElectricalArt({ className }: ArtProps) {
  return (
    <ArtCanvas className={className}>
      <path d="M196 40l-26 92h72l-26-92z" fill={color.seguranca} stroke="none" />
      <path d={ground(22, 208, 276)} strokeWidth={1} />
      <path d="M22 208h276" />
      <path d="M74 62V18h132v12" stroke={color.obra} strokeWidth={3} />
      <path d="M206 18h56v86" stroke={color.obra} strokeDasharray="6 5" />
      <path d="M150 150h20v22h82" stroke={color.obra} strokeWidth={3} />
      <path d="M150 158h12v22h90" stroke={color.sombra} strokeWidth={3} />
      <path d="M44 62h106v116H44z" fill={color.concreto} />
      <path d="M52 70h90v100H52z" fill={color.cimento} />
      <path d="M56 93h82M56 139h82" strokeWidth={1} />
      <path d={breakers(80, 6)} fill={color.concreto} strokeWidth={1.5} />
      <path d={breakers(126, 4)} fill={color.concreto} strokeWidth={1.5} />
      <path d="M112 122h22v34h-22z" fill={color.obra} />
      <path d="M118 132h10v12h-10z" fill={color.concreto} strokeWidth={1.5} />
      <path d="M44 62L24 50v140l20-12z" fill={color.concreto} />
      <path d="M31 112v14" />
      <path d="M29 66l10 6v14l-10-1z" fill={color.seguranca} strokeWidth={1.5} />
      <path d="M190 44c0-9 6-16 16-16s16 7 16 16z" fill={color.planta} />
      <path d="M198 44a8 8 0 0 0 16 0" fill={color.concreto} />
      <path d="M252 104h20v30h-20z" fill={color.concreto} />
      <path d="M257 110h10v18h-10z" fill={color.obra} />
      <path d="M250 160h24v28h-24z" fill={color.concreto} />
      <path d="M256 176a6 6 0 0 1 12 0zM256 182h.1M268 182h.1" strokeWidth={1.5} />
      <path
        d={dimension(
          [
            [290, 119],
            [290, 174],
            [290, 208],
          ],
          -14,
        )}
        strokeWidth={1}
      />
    </ArtCanvas>
  );
}
