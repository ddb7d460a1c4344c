import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { dimension } from "@/components/art/kit/drafting";
import { grid } from "@/components/art/kit/hatch";
import { color } from "@/components/art/kit/palette";

/** Not found: a floor plan whose last room was never drawn, and a door that opens onto nothing. */
export function NotFoundArt({ className }: ArtProps) {
  return (
    <ArtCanvas className={className}>
      <path d={grid(20, 20, 280, 200, 20)} strokeWidth={0.6} opacity={0.22} />
      <path d="M44 48h96v64H44z" fill={color.concreto} stroke="none" />
      <path d="M44 112h96v80H44z" fill={color.vidro} stroke="none" opacity={0.5} />
      <path d="M140 112h54v80h-54z" fill={color.cimento} stroke="none" />
      <path
        d="M40 44h158v44h-8V52h-46v36h-8V52H48v60h36v8H48v68h38v8H40zM112 112h32v8h-32zM136 112h8v-4h-8zM110 188h88v8h-88zM190 136h8v60h-8zM136 152h8v40h-8z"
        fill={color.planta}
        strokeWidth={1}
      />
      <g strokeWidth={1.5}>
        <path d="M84 116v28a28 28 0 0 0 28-28" />
        <path d="M86 192v24a24 24 0 0 0 24-24" />
      </g>
      <path d="M56 62h34v22H56zM60 66h8v14h-8z" fill={color.seguranca} strokeWidth={1.5} />
      <circle cx={164} cy={152} r={13} fill={color.obra} strokeWidth={1.5} />
      <path d="M56 160h24v22H56z" fill={color.concreto} strokeWidth={1.5} />
      <path d="M194 88h46a46 46 0 0 1-46 48" stroke={color.obra} strokeWidth={3} />
      <path d="M198 44h88v152h-88" stroke={color.obra} strokeWidth={2} strokeDasharray="9 6" />
      <path d="M198 52h80v136h-80" stroke={color.obra} strokeWidth={1} strokeDasharray="9 6" />
      <path d="M262 146l-12 12M250 146l12 12" stroke={color.obra} strokeWidth={3} />
      <path
        d={dimension(
          [
            [40, 28],
            [194, 28],
          ],
          10,
        )}
        strokeWidth={1}
      />
      <path d="M194 28h92" strokeWidth={1} strokeDasharray="5 4" />
      <path
        d={dimension(
          [
            [24, 44],
            [24, 116],
            [24, 196],
          ],
          10,
        )}
        strokeWidth={1}
      />
    </ArtCanvas>
  );
}
