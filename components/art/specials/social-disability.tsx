import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { dimension } from "@/components/art/kit/drafting";
import { Head, Limb } from "@/components/art/kit/figure";
import { color } from "@/components/art/kit/palette";

const tactile = Array.from({ length: 13 }, (_, i) => `M${34 + i * 20} 215h8`).join("");

/** At the disability association: a wheelchair user paints the mural at her own height. */
export function SocialDisabilityArt({ className }: ArtProps) {
  return (
    <ArtCanvas className={className}>
      <path d="M40 34h180v174H40z" fill={color.concreto} />
      <path d="M40 208V140c30-34 62-10 84-22s20-34 44-40v130z" fill={color.vidro} stroke="none" />
      <path d="M40 208v-38c30-20 56 6 84-8s24-18 34-20v66z" fill={color.obra} stroke="none" />
      <circle cx={96} cy={80} r={24} fill={color.seguranca} stroke="none" />
      <path
        d="M40 140c30-34 62-10 84-22s20-34 44-40M40 170c30-20 56 6 84-8s24-18 34-20"
        strokeWidth={1.5}
      />
      <path d="M96 44v-4M96 120v-4M60 80h-4M136 80h-4" strokeWidth={1.5} />
      <path
        d="M168 78c12-8 24-10 52-8M158 142c20-10 40-8 62-4"
        strokeWidth={1.2}
        strokeDasharray="6 4"
      />
      <path d="M40 34h180v174H40z" />
      <path d="M20 208h280" />
      <path d={tactile} stroke={color.seguranca} strokeWidth={5} />
      <path d="M26 222h270" strokeWidth={1} />
      <path d="M248 120v50M256 128l8 46" strokeWidth={3} />
      <circle cx={234} cy={176} r={31} fill={color.concreto} />
      <circle cx={234} cy={176} r={6} fill={color.planta} />
      <path d="M234 145v62M203 176h62M212 154l44 44M256 154l-44 44" strokeWidth={0.8} />
      <circle cx={190} cy={198} r={9} fill={color.cimento} />
      <Limb d="M236 160L202 162 194 190 182 192" fill={color.planta} width={9} />
      <path d="M224 164l2-40c6-6 16-6 21 0l3 40z" fill={color.seguranca} />
      <path d="M226 146h22" strokeWidth={1.5} />
      <path d="M208 138L172 106" strokeWidth={3} />
      <path d="M150 82l28 18-6 10-28-18z" fill={color.cimento} />
      <Limb d="M234 130L220 144 206 136" fill={color.seguranca} />
      <path d="M246 104q10 12 4 24l-12-6z" fill={color.grafite} />
      <Head x={235} y={107} facing={-1} skin={color.peleB} helmet={color.obra} />
      <path
        d={dimension(
          [
            [276, 112],
            [276, 208],
          ],
          -14,
        )}
        strokeWidth={1}
      />
      <path
        d={dimension(
          [
            [40, 20],
            [220, 20],
          ],
          10,
        )}
        strokeWidth={1}
      />
    </ArtCanvas>
  );
}
