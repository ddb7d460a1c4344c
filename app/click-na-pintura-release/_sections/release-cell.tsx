import type { ReactNode } from "react";

type ReleaseCellProps = {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Grid column class; the grid has six columns. */
  span: string;
  className?: string;
  children: ReactNode;
};

/** A block of the press release grid. */
export function ReleaseCell({ id, title, span, className = "", children }: ReleaseCellProps) {
  return (
    <section
      aria-labelledby={id}
      className={`break-inside-avoid border-t-2 border-grafite p-5 sm:p-8 print:px-0 print:py-4 ${span} ${className}`}
    >
      <h2 id={id} className="drawing-label text-obra-escura">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
