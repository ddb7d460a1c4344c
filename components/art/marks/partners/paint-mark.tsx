import { color } from "../../kit/palette";
import { MarkFrame } from "../mark-frame";
import type { MarkProps } from "../mark-props";
import { PartnerName } from "./partner-name";

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
