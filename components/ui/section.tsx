import type { ReactNode } from "react";

export type SectionTone = "concreto" | "white" | "planta" | "seguranca" | "cimento";

const tones: Record<SectionTone, string> = {
  concreto: "bg-concreto",
  white: "bg-white",
  cimento: "bg-cimento",
  seguranca: "bg-seguranca",
  planta:
    "bg-planta text-concreto blueprint-grid [--grid:rgb(243_240_234/0.09)] [--grid-fine:rgb(243_240_234/0.045)] [--focus-ring:var(--color-seguranca)]",
};

type SectionProps = {
  id?: string;
  tone?: SectionTone;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
};

/** A horizontal band over the whole width, its content within the site's columns. */
export function Section({
  id,
  tone = "concreto",
  labelledBy,
  className = "",
  children,
}: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={tones[tone]}>
      <div className={`container-site py-band ${className}`}>{children}</div>
    </section>
  );
}

type SectionHeadingProps = { id?: string; mark?: string; title: string; children?: ReactNode };

/** An h2 with the section mark of a drawing above it and, if given, a lead below. */
export function SectionHeading({ id, mark, title, children }: SectionHeadingProps) {
  return (
    <div className="max-w-3xl">
      {mark && (
        <p className="mb-4 flex items-center gap-3 drawing-label" aria-hidden="true">
          <span className="grid size-9 place-items-center rounded-full border-2 border-current">
            {mark}
          </span>
          <span className="h-0.5 w-16 bg-obra" />
        </p>
      )}
      <h2 id={id} className="text-3xl headline">
        {title}
      </h2>
      {children && <div className="mt-4 text-lg text-pretty">{children}</div>}
    </div>
  );
}
