import type { ReactNode } from "react";
import type { MarkProps } from "@/components/art/marks/mark-props";

type MarkSvgProps = MarkProps & { width: number; height: number; children: ReactNode };

/** Root element of a mark: an image when it has a title, decoration otherwise. */
export function MarkSvg({
  width,
  height,
  tone = "light",
  title,
  className,
  children,
}: MarkSvgProps) {
  const naming = title
    ? ({ role: "img", "aria-label": title } as const)
    : ({ "aria-hidden": true } as const);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={tone === "light" ? `artwork ${className ?? ""}` : className}
      fill="none"
      focusable="false"
      {...naming}
    >
      {children}
    </svg>
  );
}
