import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { dimension, ground } from "@/components/art/kit/drafting";
import { color } from "@/components/art/kit/palette";
import { Person } from "@/components/art/kit/person";

/** Maintenance for women: she drills her own shelf, marked level beforehand. */
export function CourseWomenArt({ className }: ArtProps) {
  return (
    <ArtCanvas className={className}>
      <path d="M24 24h272v184H24z" fill={color.concreto} stroke="none" />
      <path d="M24 150h272v58H24z" fill={color.vidro} stroke="none" />
      <path d="M24 150h272" strokeWidth={1.5} />
      <path d={ground(16, 208, 288)} strokeWidth={1} />
      <path d="M16 208h288" />
      <path d="M158 116h128" stroke={color.obra} strokeWidth={1.5} strokeDasharray="12 4 2 4" />
      <path d="M176 62h100v9H176z" fill={color.seguranca} />
      <path d="M190 71v14h12M262 71v14h-12" />
      <path d="M188 40h10v22h-10zM198 36h12v26h-12zM210 42h8v20h-8z" fill={color.obra} />
      <path
        d="M240 62c-2-10-10-10-11-16 7 0 10 6 11 10 0-10 4-14 9-16 1 8-5 11-7 16"
        fill={color.sombra}
        strokeWidth={1.5}
      />
      <path d="M234 56h13l-2 6h-9z" fill={color.concreto} />
      <path d="M176 112h8M180 108v8M268 112h8M272 108v8" strokeWidth={1.5} />
      <path
        d={dimension([
          [180, 98],
          [272, 98],
        ])}
        strokeWidth={1}
      />
      <Person
        x={110}
        y={208}
        scale={1.12}
        hair
        shirt={color.obra}
        trousers={color.planta}
        skin={color.peleA}
        helmet={color.seguranca}
        far="M7-74L24-68 36-78"
        near="M5-72L20-62 34-72"
      >
        <path d="M28-90h22v11H28z" fill={color.seguranca} />
        <path d="M50-87h5v5h-5zM55-84.5h7" fill={color.concreto} />
        <path d="M31-79h9l2 13h-9z" fill={color.planta} />
        <path d="M-10-40h20v8h-20z" fill={color.seguranca} />
      </Person>
      <path d="M208 166h68v42h-68z" fill={color.planta} />
      <path d="M204 158h76v10h-76z" fill={color.obra} />
      <path d="M226 158v-9h32v9" />
      <path d="M236 168h12v8h-12z" fill={color.seguranca} />
      <path
        d={dimension(
          [
            [40, 116],
            [40, 208],
          ],
          12,
        )}
        strokeWidth={1}
      />
    </ArtCanvas>
  );
}
