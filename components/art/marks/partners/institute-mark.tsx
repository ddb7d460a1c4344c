import { color } from "@/components/art/kit/palette";
import { MarkFrame } from "@/components/art/marks/mark-frame";
import type { MarkProps } from "@/components/art/marks/mark-props";
import { PartnerName } from "@/components/art/marks/partners/partner-name";

/** Demonstration partner: three houses wall to wall. */
export function InstituteMark({ className, title }: MarkProps) {
  return (
    <MarkFrame width={196} height={64} className={className} title={title}>
      <path d="M2 60V34l13-13 13 13v26z" fill={"#2F7D4F"} />
      <path d="M28 60V22L41 9l13 13v38z" fill={color.seguranca} />
      <path d="M54 60V40l8-8 8 8v20z" fill={"#2F7D4F"} />
      <path d="M37 60V44h8v16z" fill={color.grafite} />
      <PartnerName x={82} y={34} size={14} width={70} weight={500}>
        INSTITUTO
      </PartnerName>
      <PartnerName x={81} y={57} size={22} width={112}>
        Vizinhança
      </PartnerName>
    </MarkFrame>
  );
}
