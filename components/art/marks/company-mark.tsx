import { Lettering } from "@/components/art/kit/lettering";
import { markColors, type MarkProps } from "@/components/art/marks/mark-props";
import { MarkSvg } from "@/components/art/marks/mark-svg";

/** The company's logo: its name, with the bob of a plumb line under the P. */
export function CompanyMark(props: MarkProps) {
  const colors = markColors(props.tone);
  return (
    <MarkSvg width={238} height={80} {...props}>
      <Lettering text="PrimoZé" x={0} y={54} colors={colors} />
      <path fill={colors.accent} d="M4 57h8l2 4L8 75 2 61z" />
    </MarkSvg>
  );
}
