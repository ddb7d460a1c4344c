import type { ReactNode } from "react";

type ArtFrameProps = {
  /** A letter or number in the corner. */
  mark?: string;
  className?: string;
  children: ReactNode;
};

export function ArtFrame({ mark, className = "", children }: ArtFrameProps) {
  return (
    <div className={`relative border-2 border-grafite paper-grid ${className}`}>
      {mark && (
        <span
          aria-hidden="true"
          className="absolute top-3 left-3 grid size-8 place-items-center rounded-full border-2 border-planta bg-white drawing-label text-planta"
        >
          {mark}
        </span>
      )}
      {children}
    </div>
  );
}
