import type { ReactNode } from "react";

type SectionTone = "concreto" | "white" | "planta" | "obra" | "seguranca" | "cimento";

const toneClasses: Record<SectionTone, string> = {
  concreto: "bg-concreto",
  white: "bg-white",
  cimento: "bg-cimento",
  obra: "bg-obra",
  seguranca: "bg-seguranca",
  planta: "bg-planta text-concreto blueprint-grid",
};

type SectionEdge = "ruler" | "hazard";

/** The two columns from 1,024 px on. Its title is in the first, its content in the second. */
const columnClasses = {
  "aside-main": "gap-y-6 lg:grid-cols-aside-main",
  "main-aside": "gap-y-6 lg:grid-cols-main-aside",
  "picture-text": "gap-y-6 lg:grid-cols-picture-text",
  "text-picture": "gap-y-6 lg:grid-cols-text-picture",
  halves: "gap-y-12 lg:grid-cols-2",
} as const;

type SectionProps = {
  id?: string;
  tone?: SectionTone;
  edge?: SectionEdge;
  columns?: keyof typeof columnClasses;
  /** The id of its heading. */
  labelledBy?: string;
  /** The text of its heading. Without it, the heading is among the children. */
  title?: ReactNode;
  /** What is shown below the title. */
  lead?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A band of a page. */
export function Section(props: SectionProps) {
  const { id, tone = "concreto", edge, labelledBy, className = "", children } = props;
  const { title, lead, columns } = props;
  const gridClass = columns ? `grid grid-cols-1 gap-x-16 ${columnClasses[columns]}` : "";
  return (
    <section id={id} aria-labelledby={labelledBy} className={toneClasses[tone]}>
      {edge === "hazard" && <div className="hazard-stripe" aria-hidden="true" />}
      <div className={`container-site py-band ${gridClass} ${className}`}>
        {title && (
          <SectionHeading id={labelledBy} title={title}>
            {lead}
          </SectionHeading>
        )}
        {children}
      </div>
      {edge === "ruler" && <div className="ruler-ticks" aria-hidden="true" />}
    </section>
  );
}

type SectionHeadingProps = {
  id?: string;
  title: ReactNode;
  children?: ReactNode;
};

export const SectionHeading = ({ id, title, children }: SectionHeadingProps) => (
  <div className="max-w-wide">
    <h2 id={id} className="text-3xl headline">
      {title}
    </h2>
    {children && <div className="mt-4 text-lg text-balance">{children}</div>}
  </div>
);
