import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { dimension, ground } from "@/components/art/kit/drafting";
import { color } from "@/components/art/kit/palette";

/** General maintenance: a door hung true again; the hinge is drawn large as a detail. */
export function MaintenanceArt({ className }: ArtProps) {
  return (
    <ArtCanvas className={className}>
      <path d={ground(22, 208, 276)} strokeWidth={1} />
      <path d="M22 208h276" />
      <path d="M52 42h86v166H52z" fill={color.cimento} />
      <path d="M60 50h70v158H60z" fill={color.planta} />
      <path d="M60 50l56 10v146l-56 2z" fill={color.obra} />
      <path
        d="M70 66l36 6v48l-36-3zM70 130l36 2v56l-36 2z"
        stroke={color.telha}
        strokeWidth={1.5}
      />
      <path d="M108 126v14" strokeWidth={4} />
      <path d="M56 64h8v16h-8zM56 176h8v16h-8z" fill={color.seguranca} />
      <path
        d={dimension(
          [
            [52, 26],
            [138, 26],
          ],
          12,
        )}
        strokeWidth={1}
      />
      <path
        d={dimension(
          [
            [36, 42],
            [36, 208],
          ],
          12,
        )}
        strokeWidth={1}
      />
      <circle cx={60} cy={72} r={15} strokeWidth={1} strokeDasharray="5 3" />
      <path d="M74 66L150 58" strokeWidth={1} />
      <circle cx={214} cy={90} r={66} fill={color.concreto} />
      <path d="M194 27.1A66 66 0 0 0 194 152.9z" fill={color.cimento} strokeWidth={1.5} />
      <path d="M210 24.1A66 66 0 1 1 210 155.9z" fill={color.obra} strokeWidth={1.5} />
      <path d="M172 50h60v80h-60z" fill={color.seguranca} />
      <path d="M196 44h12v92h-12z" fill={color.concreto} />
      <path d="M196 62h12M196 80h12M196 98h12M196 116h12" strokeWidth={1.5} />
      <g fill={color.concreto} strokeWidth={1.5}>
        <circle cx={184} cy={66} r={6} />
        <circle cx={184} cy={114} r={6} />
        <circle cx={220} cy={66} r={6} />
        <path d="M180 62l8 8M180 118l8-8M216 66h8" />
      </g>
      <circle cx={214} cy={90} r={66} />
      <g transform="translate(220 114) rotate(-52)">
        <path d="M0-3h46v6H0z" fill={color.cimento} />
        <path d="M46-6h8V6h-8z" fill={color.planta} />
        <path d="M54-9c8-3 36-3 42 0 4 2 4 16 0 18-6 3-34 3-42 0z" fill={color.concreto} />
        <path d="M62-3h28M62 3h28" strokeWidth={1} />
      </g>
      <path d="M184 182h78v26h-78z" fill={color.planta} />
      <path d="M180 174h86v10h-86z" fill={color.obra} />
      <path d="M206 174v-10h34v10" />
      <path d="M217 184h12v9h-12z" fill={color.seguranca} />
    </ArtCanvas>
  );
}
