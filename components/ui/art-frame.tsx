import type { ReactNode } from "react";

type ArtFrameProps = { className?: string; children: ReactNode };

export const ArtFrame = ({ className = "", children }: ArtFrameProps) => (
  <div className={`relative border-2 border-grafite paper-grid ${className}`}>{children}</div>
);
