import { color } from "@/components/art/kit/palette";
import { MarkFrame } from "@/components/art/marks/mark-frame";
import type { MarkProps } from "@/components/art/marks/mark-props";
import { PartnerName } from "@/components/art/marks/partners/partner-name";

/** Demonstration partner: two mouldings meet at 45 degrees. */
export function HardwareMark({ className, title }: MarkProps) {
  return (
    <MarkFrame width={196} height={64} className={className} title={title}>
      <path d="M2 4h56L40 22H20v20L2 60z" fill={color.grafite} />
      <path d="M58 8v52H6l18-18h16V26z" fill={"#7C848C"} />
      <PartnerName x={72} y={22} size={14} width={84} weight={500}>
        FERRAGENS
      </PartnerName>
      <PartnerName x={71} y={41} size={19} width={60}>
        MEIA-
      </PartnerName>
      <PartnerName x={71} y={60} size={19} width={122}>
        ESQUADRIA
      </PartnerName>
    </MarkFrame>
  );
}
