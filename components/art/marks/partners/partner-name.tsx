import { color } from "@/components/art/kit/palette";

type PartnerNameProps = {
  x: number;
  y: number;
  size: number;
  /** Drawn width: the name fits the mark even before the site's font is there. */
  width: number;
  weight?: number;
  children: string;
};

/** One line of a partner's name within its mark. */
export function PartnerName({ x, y, size, width, weight = 800, children }: PartnerNameProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={weight}
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
      fill={color.grafite}
      aria-hidden="true"
    >
      {children}
    </text>
  );
}
