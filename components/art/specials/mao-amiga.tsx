import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { dimension, ground } from "@/components/art/kit/drafting";
import { color } from "@/components/art/kit/palette";
import { Person } from "@/components/art/kit/person";

/** Mão Amiga: neighbours and the crew put an association's front in order, together. */
export function MaoAmigaArt({ className }: ArtProps) {
  return (
    <ArtCanvas className={className}>
      <path d="M40 78h240v130H40z" fill={color.concreto} stroke="none" />
      <path d="M40 78h136v44h-12v86H40z" fill={color.seguranca} stroke="none" />
      <path d="M40 208V78h240v130" />
      <path d="M26 78L160 24l134 54z" fill={color.obra} />
      <path d="M70 78l90-36 90 36" strokeWidth={1} />
      <circle cx={160} cy={60} r={12} fill={color.concreto} />
      <path
        d="M160 68c-12-8-8-14-4-14 3 0 4 3 4 3s1-3 4-3c4 0 8 6-4 14z"
        fill={color.obra}
        strokeWidth={1.2}
      />
      <path d="M52 104h36v36H52zM70 104v36M52 122h36" fill={color.vidro} />
      <path d="M176 208v-78h26v78z" fill={color.planta} />
      <path d={ground(16, 208, 288)} strokeWidth={1} />
      <path d="M16 208h288" />
      <Person
        x={112}
        y={208}
        shirt={color.obra}
        skin={color.peleA}
        helmet={color.planta}
        far="M6-74L22-88 32-98"
        near="M4-72L20-78 30-94"
      >
        <path d="M28-88l8-18" strokeWidth={3} />
        <path d="M26-116l26 6-2 9-26-6z" fill={color.cimento} />
      </Person>
      <Person
        x={228}
        y={208}
        facing={-1}
        hair
        shirt={color.vidro}
        trousers={color.planta}
        skin={color.peleB}
        helmet={color.obra}
        near="M4-74L16-56 22-40"
      >
        <path d="M13-36h20l-2 18H15z" fill={color.seguranca} />
      </Person>
      <Person
        x={268}
        y={208}
        facing={-1}
        scale={0.72}
        shirt={color.seguranca}
        skin={color.peleA}
        helmet={color.concreto}
        far="M6-74L24-90"
        near="M4-72L16-60 30-64"
      >
        <path d="M24-92v-22" strokeWidth={3} />
        <path d="M18-128h13v14H18z" fill={color.obra} />
      </Person>
      <path
        d={dimension([
          [22, 78],
          [22, 208],
        ])}
        strokeWidth={1}
      />
    </ArtCanvas>
  );
}
