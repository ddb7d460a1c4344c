import type { ReactNode } from "react";
import { color } from "@/components/art/kit/palette";

type SvgCanvasProps = {
  width: number;
  height: number;
  /** Stroke colour. */
  line?: string;
  className?: string;
  children: ReactNode;
};

/** Root element of a line drawing: constant stroke width, round joins, no fill. */
export function SvgCanvas({
  width,
  height,
  line = color.planta,
  className = "",
  children,
}: SvgCanvasProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`artwork ${className}`}
      fill="none"
      stroke={line}
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
