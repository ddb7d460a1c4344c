import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { ground } from "@/components/art/kit/drafting";
import { color } from "@/components/art/kit/palette";
import { Person } from "@/components/art/kit/person";

/** Click na Pintura: a wall in line; inside the phone's screen it is a photograph in colour. */
export function PhotoContestArt({ className }: ArtProps) {
  return (
    <ArtCanvas className={className}>
      <g strokeWidth={1.2}>
        <path d="M20 44h280v152H20z" />
        <path d="M36 70h44v48H36zM58 70v48M36 94h44M248 96h36v100h-36zM276 146v6" />
        <path d="M24 62h272" strokeDasharray="8 3 2 3" />
        <path d={ground(12, 196, 296)} />
        <path d="M50 196l8-58h10l8 58M54 170h18M56 156h14" />
      </g>
      <path d="M92 14h136v218H92z" fill={color.concreto} stroke="none" />
      <path d="M100 36h120v160H100z" fill={color.vidro} stroke="none" />
      <path d="M100 36h92v56h-14v88h-16v16h-62z" fill={color.obra} stroke="none" />
      <path d="M100 36h34v160h-34z" fill={color.seguranca} stroke="none" />
      <path d="M100 196h120" strokeWidth={1.5} />
      <Person
        x={190}
        y={196}
        scale={0.98}
        facing={-1}
        shirt={color.concreto}
        trousers={color.concreto}
        skin={color.peleA}
        helmet={color.planta}
        far="M6-74L18-92 26-100"
        near="M4-72L18-82 28-94"
      >
        <path d="M24-88l6-26" strokeWidth={3} />
        <path d="M18-128h30v13H18z" fill={color.seguranca} />
      </Person>
      <g stroke={color.concreto} strokeWidth={3}>
        <path d="M112 62V50h12M196 50h12v12M208 168v12h-12M124 180h-12v-12" />
      </g>
      <path d="M140 104h28v28h-28z" stroke={color.concreto} strokeWidth={1.5} />
      <rect x={92} y={14} width={136} height={218} rx={12} strokeWidth={4} />
      <path d="M100 36h120v160H100z" strokeWidth={1.5} />
      <path d="M150 25h20" strokeWidth={3} />
      <circle cx={160} cy={214} r={11} fill={color.obra} />
      <circle cx={160} cy={214} r={6} fill={color.concreto} strokeWidth={1.5} />
    </ArtCanvas>
  );
}
