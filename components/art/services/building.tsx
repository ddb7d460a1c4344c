import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { dimension, ground, levelMark } from "@/components/art/kit/drafting";
import { Head, Limb } from "@/components/art/kit/figure";
import { color } from "@/components/art/kit/palette";

const rows = [52, 92, 132, 172];
const panes = rows
  .flatMap((y) =>
    [90, 216].map((x) => `M${x} ${y}h28v22h-28zM${x + 9.5} ${y}v22M${x + 19} ${y}v22`),
  )
  .join("");

/** Building maintenance: a façade worked on from two ropes, the strip behind already renewed. */
export function BuildingArt({ className }: ArtProps) {
  return (
    <ArtCanvas className={className}>
      <path d="M78 36h178v170H78z" fill={color.concreto} stroke="none" />
      <path
        d="M132 36h70v72c-10 4-16-3-28 0s-14 5-26 0-12-2-16 0z"
        fill={color.obra}
        stroke="none"
      />
      <path d="M78 76h54M202 76h54M78 116h178M78 156h178" strokeWidth={1} />
      <path d="M78 196h178v10H78z" fill={color.cimento} />
      <path d={panes} fill={color.vidro} strokeWidth={1.5} />
      <path d="M90 74v-11h9.5v11zM235 154v-14h9v14z" fill={color.seguranca} strokeWidth={1.5} />
      <path d="M78 206V36h178v170" />
      <path d="M72 28h190v9H72z" fill={color.cimento} />
      <path d="M172 28V18h8v10M194 28V18h8v10" fill={color.planta} />
      <path d={ground(30, 206, 268)} strokeWidth={1} />
      <path d="M30 206h268" />
      <path d="M198 20v166c0 8-8 10-8 2" stroke={color.grafite} strokeWidth={1.5} />
      <path d="M176 20v86" stroke={color.planta} strokeWidth={2.5} />
      <path d="M198 112l-16 2" strokeWidth={1.5} />
      <path d="M176 104l-9 34M176 104l11 34" strokeWidth={1.5} />
      <Limb d="M180 134l-14 4-2 24" fill={color.sombra} width={8} />
      <Limb d="M182 136l-8 6 2 24" fill={color.sombra} width={8} />
      <path d="M172 110c5-4 13-4 17 0l1 28h-20z" fill={color.seguranca} />
      <path d="M171 128h18M176 108l10 20M186 108l-10 20" strokeWidth={1.5} stroke={color.planta} />
      <path d="M162 140h32" strokeWidth={4} />
      <Limb d="M177 114l-15 8-12-14" fill={color.seguranca} width={6} />
      <path d="M150 108l-4-9" strokeWidth={3} />
      <path d="M134 92l22-6 3 9-22 6z" fill={color.cimento} />
      <path d="M189 142v12" strokeWidth={1.5} />
      <path d="M183 154h14l-2 14h-10z" fill={color.obra} />
      <Head x={181} y={100} facing={-1} scale={0.9} skin={color.peleA} />
      <path
        d={dimension(
          [
            [54, 36],
            [54, 76],
            [54, 116],
            [54, 156],
            [54, 206],
          ],
          16,
        )}
        strokeWidth={1}
      />
      <path d={levelMark(280, 36) + levelMark(280, 116) + levelMark(280, 196)} strokeWidth={1} />
    </ArtCanvas>
  );
}
