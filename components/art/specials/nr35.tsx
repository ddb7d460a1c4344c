import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { dimension, ground } from "@/components/art/kit/drafting";
import { hatch } from "@/components/art/kit/hatch";
import { color } from "@/components/art/kit/palette";
import { Person } from "@/components/art/kit/person";

/** The figure "2,00 m" in drafting strokes: above this height NR-35 applies. */
const twoMetres =
  "M0 3a4 4 0 0 1 8 0c0 4-8 5-8 10h8M12 12l-1 4M16 6.5q0-7 4-7t4 7-4 7-4-7zM28 6.5q0-7 4-7t4 7-4 7-4-7zM44 13V5M44 7q3-3 5 0v6M49 7q3-3 5 0v6";

/** Work at height: anchor, lifeline and harness at the edge, and the two metres that matter. */
export function Nr35Art({ className }: ArtProps) {
  return (
    <ArtCanvas className={className}>
      <path d="M24 126h154v20H24z" fill={color.cimento} />
      <path d={hatch(24, 126, 154, 20, 8)} strokeWidth={1} />
      <path d="M24 146h24v62H24z" fill={color.cimento} />
      <path d={hatch(24, 146, 24, 62, 8)} strokeWidth={1} />
      <path d={ground(24, 208, 272)} strokeWidth={1} />
      <path d="M24 208h272" />
      <path d="M24 10h272v10H24z" fill={color.planta} />
      <path d="M82 20h20v8H82z" fill={color.seguranca} />
      <circle cx={92} cy={35} r={6} strokeWidth={3} />
      <path d="M92 41C92 62 112 72 128 73" stroke={color.obra} strokeWidth={4} />
      <Person
        x={142}
        y={126}
        scale={0.92}
        shirt={color.obra}
        skin={color.peleA}
        helmet={color.seguranca}
        far="M7-74L22-58 34-66"
        near="M5-72L20-52 33-58"
      >
        <path
          d="M-9-78L8-42M9-78L-7-42M-10.5-56h21M-7-42l-2 18M7-42l3 18"
          stroke={color.seguranca}
          strokeWidth={3.5}
        />
      </Person>
      <circle cx={129} cy={73} r={4} fill={color.concreto} />
      <path
        d="M174 126V62M174 66h18M174 94h18"
        stroke={color.obra}
        strokeWidth={2.5}
        strokeDasharray="7 5"
      />
      <path d="M178 126h118" strokeWidth={1} strokeDasharray="10 3 2 3" />
      <path
        d={dimension([
          [208, 126],
          [208, 208],
        ])}
        strokeWidth={1.5}
      />
      <path d={twoMetres} transform="translate(220 161)" strokeWidth={2} />
      <path d="M60 208v-42h54v42z" fill={color.vidro} />
      <path d="M87 166v42" strokeWidth={1.5} />
    </ArtCanvas>
  );
}
