import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { dimension, ground } from "@/components/art/kit/drafting";
import { Head, Limb } from "@/components/art/kit/figure";
import { color } from "@/components/art/kit/palette";

/** Painting: a wall under the roller, its colour half done, samples beside it. */
export function PaintingArt({ className }: ArtProps) {
  return (
    <ArtCanvas className={className}>
      <path d="M54 30h222v164H54z" fill={color.concreto} stroke="none" />
      <path d="M54 30h122v30h-10v128h-14v6H54z" fill={color.obra} stroke="none" />
      <path d="M92 30v164M130 30v164" stroke={color.telha} strokeWidth={1} />
      <path d="M54 30h222v164H54z" />
      <path d="M54 40h222" strokeWidth={1} />
      <path d="M54 186h222" strokeWidth={1} />
      <path d="M236 62h22v16h-22z" fill={color.seguranca} />
      <path d="M236 84h22v16h-22z" fill={color.obra} />
      <path d="M236 106h22v16h-22z" fill={color.vidro} />
      <path d="M231 70h-5M231 92h-13M231 114h-5" strokeWidth={1} />
      <path
        d={dimension(
          [
            [36, 30],
            [36, 194],
          ],
          12,
        )}
        strokeWidth={1}
      />
      <path
        d={dimension(
          [
            [54, 16],
            [176, 16],
            [276, 16],
          ],
          10,
        )}
        strokeWidth={1}
      />
      <path d={ground(28, 204, 270)} strokeWidth={1} />
      <path d="M28 204h270" />
      <Limb d="M203 160L197 196" fill={color.concreto} width={9} />
      <Limb d="M213 160l5 36" fill={color.concreto} width={9} />
      <path d="M190 203c0-5 4-6 12-6v6zM210 203c0-5 4-6 13-6v6z" fill={color.grafite} />
      <path d="M196 164l1-40c6-5 16-5 22 0l2 40z" fill={color.concreto} />
      <path d="M203 122v12h11v-12M203 134l-6 4M214 134l6 4M203 146h12v8h-12z" strokeWidth={1.5} />
      <path d="M192 150L166 76v-6" strokeWidth={4} />
      <path d="M166 70h18v-16h-4" />
      <path d="M132 46h48v15h-48z" fill={color.cimento} />
      <path d="M140 46v15" strokeWidth={1} />
      <Limb d="M215 127l-10 19-18-6" fill={color.seguranca} />
      <Limb d="M200 126l-11 2-7-5" fill={color.seguranca} />
      <circle cx={186} cy={139} r={4.5} fill={color.peleA} />
      <circle cx={181} cy={122} r={4.5} fill={color.peleA} />
      <Head x={207} y={108} facing={-1} skin={color.peleA} helmet={color.planta} />
      <path d="M244 178h30l-3 26h-24z" fill={color.seguranca} />
      <path d="M244 178c2-16 28-16 30 0" strokeWidth={1.5} />
      <path d="M244 178h30v4c-4 0-4 7-8 7s-3-5-7-5-3 3-6 3-4-5-9-5z" fill={color.obra} />
    </ArtCanvas>
  );
}
