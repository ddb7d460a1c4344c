import type { ReactNode } from "react";
import { color } from "@/components/art/kit/palette";

type ArtCanvasProps = {
  className?: string;
  width?: number;
  height?: number;
  line?: string;
  children: ReactNode;
};

/** The sheet every drawing stands on: a line of constant weight with round joins, no fill. */
export function ArtCanvas({
  className,
  width = 320,
  height = 240,
  line = color.planta,
  children,
}: ArtCanvasProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      className={className}
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
