import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { dimension, ground } from "@/components/art/kit/drafting";
import { Limb } from "@/components/art/kit/figure";
import { color } from "@/components/art/kit/palette";

type GuestProps = { x: number; facing: 1 | -1; skin: string; shirt: string; long?: boolean };

/** Someone at the table with headphones and a microphone on its arm. */
function Guest({ x, facing, skin, shirt, long }: GuestProps) {
  return (
    <g transform={`translate(${x} 150) scale(${facing} 1)`}>
      {long ? <path d="M-15-62q-8 22 2 42h20v-40z" fill={color.grafite} /> : null}
      <path d="M-24 0q-4-30 6-34l14-5h8l12 4q8 4 10 35z" fill={shirt} />
      <path d="M-5-46h12v10q-6 6-12 0z" fill={skin} />
      <path d="M-13-64v8q1 13 13 13 10 0 12-9l5-2-3-10z" fill={skin} />
      <path d="M8-58v3M6-48h5" strokeWidth={1.5} />
      <path d="M-14-60a15 15 0 0 1 30-2q-12 2-18-4-2 6-12 6z" fill={color.grafite} />
      <path d="M-16-60a17 17 0 0 1 32-4" strokeWidth={3} />
      <path d="M-12-64h9v16h-9z" fill={color.seguranca} />
      <Limb d="M-10-20L6-6H30" fill={shirt} width={8} />
      <circle cx={33} cy={-6} r={5} fill={skin} />
      <path d="M62 0V-24L38-52" strokeWidth={2.5} />
      <path d="M40-60l-14 8 5 9 14-8z" fill={color.planta} />
      <path d="M56 0h12" strokeWidth={4} />
    </g>
  );
}

const wave = [4, 10, 18, 8, 22, 14, 26, 12, 20, 8, 14, 6, 4]
  .map((h, i) => `M${124 + i * 6} ${54 - h / 2}v${h}`)
  .join("");

/** The PrimoZé Cast studio: two people, two microphones, foam on the wall and the light on. */
export function PodcastStudioArt({ className }: ArtProps) {
  return (
    <ArtCanvas className={className}>
      <path d="M24 22h72v72H24zM224 22h72v72h-72z" fill={color.cimento} stroke="none" />
      <path
        d="M24 46h72M24 70h72M48 22v72M72 22v72M224 46h72M224 70h72M248 22v72M272 22v72"
        strokeWidth={1}
      />
      <path
        d="M24 22l24 24M48 46l24 24M72 22l24 24M24 70l24 24M72 70l24 24M224 46l24-24M248 70l24-24M272 46l24-24M224 94l24-24M272 94l24-24"
        strokeWidth={1}
      />
      <path d="M24 22h72v72H24zM224 22h72v72h-72z" />
      <path d="M112 30h96v48h-96z" fill={color.concreto} />
      <path d={wave} stroke={color.obra} strokeWidth={3} />
      <path d="M144 8h32v12h-32z" fill={color.obra} />
      <path d="M160 20v10" strokeWidth={1.5} />
      <Guest x={78} facing={1} skin={color.peleA} shirt={color.obra} />
      <Guest x={242} facing={-1} skin={color.peleB} shirt={color.seguranca} long />
      <path d="M30 150h260v14H30z" fill={color.planta} />
      <path d="M54 164l-8 44M266 164l8 44" strokeWidth={4} />
      <path d="M116 164h88v34h-88z" fill={color.concreto} />
      <path d="M116 172h88" strokeWidth={1} />
      <path
        d={Array.from({ length: 10 }, (_, i) => `M${124 + i * 8} 172v${i % 3 ? 5 : 10}`).join("")}
        strokeWidth={1.2}
      />
      <path d="M150 138h14v12h-14zM164 141h5v6h-5" fill={color.concreto} />
      <path d={ground(16, 208, 288)} strokeWidth={1} />
      <path d="M16 208h288" />
      <path
        d={dimension([
          [30, 226],
          [290, 226],
        ])}
        strokeWidth={1}
      />
    </ArtCanvas>
  );
}
