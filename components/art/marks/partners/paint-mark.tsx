import { color } from "@/components/art/kit/palette";
import { MarkFrame } from "@/components/art/marks/mark-frame";
import type { MarkProps } from "@/components/art/marks/mark-props";
import { PartnerName } from "@/components/art/marks/partners/partner-name";

/** Demonstration partner: a lump of lime and a drop of colour share one outline. */
export function PaintMark({ className, title }: MarkProps) {
  return (
    <MarkFrame width={196} height={64} className={className} title={title}>
      <path d="M4 44L24 8l20 36a20 20 0 0 1-40 0z" fill={color.cimento} />
      <path d="M24 8l20 36a20 20 0 0 1-20 20z" fill={"#B23A48"} />
      <PartnerName x={60} y={36} size={30} width={128}>
        Cal & Cor
      </PartnerName>
      <PartnerName x={61} y={56} size={14} width={60} weight={500}>
        TINTAS
      </PartnerName>
    </MarkFrame>
  );
}
