import type { ArtProps } from "@/components/art/art-props";
import { color } from "@/components/art/kit/palette";
import { CompanySymbolShape } from "@/components/art/marks/company-mark";

/** The company's symbol as an app icon: full bleed, the sign inside the safe circle. */
export function AppIcon({ className }: ArtProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 512 512"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0h512v512H0z" fill={color.planta} />
      <path
        d="M0 64h512M0 128h512M0 192h512M0 256h512M0 320h512M0 384h512M0 448h512M64 0v512M128 0v512M192 0v512M256 0v512M320 0v512M384 0v512M448 0v512"
        stroke={color.concreto}
        strokeWidth={2}
        opacity={0.1}
      />
      <g transform="translate(70 61) scale(6)">
        <CompanySymbolShape ink={color.concreto} accent={color.obra} />
      </g>
    </svg>
  );
}
