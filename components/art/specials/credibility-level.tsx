import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { dimension, ground } from "@/components/art/kit/drafting";
import { color } from "@/components/art/kit/palette";

const course = 20;
const joints = Array.from({ length: 6 }, (_, row) => {
  const y = 88 + row * course;
  const start = row % 2 ? 88 : 108;
  let path = row ? `M68 ${y}h160` : "";
  for (let x = start; x < 228; x += 40) path += `M${x} ${y}v${course}`;
  return path;
}).join("");

/** Credibility: a wall that is level and plumb, with the two instruments that prove it. */
export function CredibilityLevelArt({ className }: ArtProps) {
  return (
    <ArtCanvas className={className}>
      <path d="M68 88h160v120H68z" fill={color.concreto} />
      <path
        d="M88 108h40v20H88zM148 148h40v20h-40zM68 168h20v20H68zM188 108h40v20h-40zM108 188h40v20h-40z"
        fill={color.obra}
        stroke="none"
      />
      <path d="M108 128h40v20h-40zM208 168h20v20h-20z" fill={color.cimento} stroke="none" />
      <path d={joints} strokeWidth={1.5} />
      <path d="M68 88h160v120H68z" />
      <path d={ground(24, 208, 272)} strokeWidth={1} />
      <path d="M24 208h272" />
      <path d="M52 58h192v30H52z" fill={color.seguranca} />
      <path d="M52 66h192M52 80h192" strokeWidth={1} />
      <rect x={122} y={62} width={52} height={20} rx={10} fill={color.concreto} />
      <path d="M138 62v20M158 62v20" strokeWidth={1.5} />
      <ellipse cx={148} cy={70} rx={8} ry={5} fill={color.vidro} strokeWidth={1.5} />
      <circle cx={76} cy={73} r={7} fill={color.concreto} />
      <circle cx={220} cy={73} r={7} fill={color.concreto} />
      <path d="M148 20v30" strokeWidth={1} strokeDasharray="8 3 2 3" />
      <path d="M24 88h28M244 88h44" strokeWidth={1} strokeDasharray="8 3 2 3" />
      <path d="M228 96h44v8h-44z" fill={color.planta} />
      <path d="M262 104v58" strokeWidth={1.5} />
      <path d="M257 162h10l5 7-10 27-10-27z" fill={color.obra} />
      <path
        d={dimension([
          [228, 222],
          [262, 222],
        ])}
        strokeWidth={1}
      />
      <path
        d={dimension(
          [
            [68, 36],
            [148, 36],
            [228, 36],
          ],
          12,
        )}
        strokeWidth={1}
      />
      <path
        d={dimension(
          [
            [40, 88],
            [40, 208],
          ],
          12,
        )}
        strokeWidth={1}
      />
    </ArtCanvas>
  );
}
