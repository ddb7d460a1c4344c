import type { ReactNode } from "react";

type MarkFrameProps = {
  width: number;
  height: number;
  className?: string;
  title?: string;
  children: ReactNode;
};

/** The frame of a mark: an image when it has a title, decoration otherwise. */
export function MarkFrame({ width, height, className, title, children }: MarkFrameProps) {
  const naming = title
    ? ({ role: "img", "aria-label": title } as const)
    : ({ "aria-hidden": true } as const);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      fill="none"
      focusable="false"
      {...naming}
    >
      {children}
    </svg>
  );
}
