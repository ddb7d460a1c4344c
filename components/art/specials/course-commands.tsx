import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { dimension } from "@/components/art/kit/drafting";
import { color } from "@/components/art/kit/palette";

/** Electrical commands: a starter panel, and beside it the ladder diagram it obeys. */
export function CourseCommandsArt({ className }: ArtProps) {
  return (
    <ArtCanvas className={className}>
      <path d="M36 24h132v188H36z" fill={color.cimento} />
      <path d="M46 34h112v168H46z" fill={color.concreto} />
      <path d="M46 62h112M46 126h112" strokeWidth={1} />
      <path d="M54 44h26v36H54zM86 44h26v36H86z" fill={color.vidro} />
      <path d="M62 56h10v12H62zM94 56h10v12H94z" fill={color.concreto} strokeWidth={1.5} />
      <path d="M120 44h30v36h-30z" fill={color.obra} />
      <path d="M135 54v16" strokeWidth={4} />
      <path d="M54 100h42v48H54zM108 100h42v48h-42z" fill={color.planta} />
      <path d="M62 112h26v24H62zM116 112h26v24h-26z" fill={color.seguranca} />
      <path d="M60 100v-8M75 100v-8M90 100v-8M114 100v-8M129 100v-8M144 100v-8" />
      <path d="M60 148v12h54v-12M75 148v18h54v-18M90 148v24h54v-24" stroke={color.obra} />
      <circle cx={66} cy={188} r={7} fill={color.obra} />
      <circle cx={92} cy={188} r={7} fill={color.seguranca} />
      <circle cx={118} cy={188} r={7} fill={color.vidro} />
      <path d="M134 182h16v12h-16z" fill={color.planta} />
      <path
        d={dimension([
          [36, 226],
          [168, 226],
        ])}
        strokeWidth={1}
      />
      <path d="M204 24v188M288 24v188" strokeWidth={3} />
      <g strokeWidth={1.5}>
        <path d="M204 56h16M228 56h32M276 56h12M220 48v16M228 48v16" />
        <path d="M204 104h12M232 104h28M276 104h12M216 104l16-9M224 88v10M218 88h12" />
        <path d="M212 104v26h8M228 130h14v-26M220 122v16M228 122v16" />
        <path d="M204 172h16M228 172h32M276 172h12M220 164v16M228 164v16M219 180l10-16" />
      </g>
      <circle cx={268} cy={56} r={8} fill={color.seguranca} />
      <circle cx={268} cy={104} r={8} fill={color.obra} />
      <circle cx={268} cy={172} r={8} fill={color.concreto} />
      <path d="M262.5 166.5l11 11m0-11l-11 11" strokeWidth={1.5} />
      <path d="M168 112h16v-8h20" strokeWidth={1} strokeDasharray="8 3 2 3" />
    </ArtCanvas>
  );
}
