import type { ReactNode } from "react";

type SectionTone = "concreto" | "white" | "planta" | "obra" | "seguranca" | "cimento";

const tones: Record<SectionTone, string> = {
  concreto: "bg-concreto",
  white: "bg-white",
  cimento: "bg-cimento",
  obra: "bg-obra [--focus-ring:var(--color-grafite)]",
  seguranca: "bg-seguranca",
  planta:
    "bg-planta text-concreto blueprint-grid [--grid:rgb(243_240_234/0.09)] [--grid-fine:rgb(243_240_234/0.045)] [--focus-ring:var(--color-seguranca)]",
};

type SectionEdge = "ruler" | "hazard";

type SectionProps = {
  id?: string;
  tone?: SectionTone;
  edge?: SectionEdge;
  /** The id of its heading. */
  labelledBy?: string;
  /** The text of its heading. Without it, the heading is among the children. */
  title?: ReactNode;
  /** Shown below the title. */
  lead?: ReactNode;
  marked?: boolean;
  className?: string;
  children: ReactNode;
};

/** A band of a page. */
export function Section(props: SectionProps) {
  const { id, tone = "concreto", edge, labelledBy, className = "", children } = props;
  const { title, lead, marked } = props;
  return (
    <section id={id} aria-labelledby={labelledBy} className={tones[tone]}>
      {edge === "hazard" && <div className="hazard-stripe" aria-hidden="true" />}
      <div className={`container-site py-band ${className}`}>
        {title && (
          <SectionHeading id={labelledBy} marked={marked} title={title}>
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
  /** Whether it has a letter, as details of a drawing have: A for the first of the page. */
  marked?: boolean;
  title: ReactNode;
  children?: ReactNode;
};

export const SectionHeading = ({ id, marked, title, children }: SectionHeadingProps) => (
  <div>
    {marked && <SectionMark />}
    <div className="max-w-3xl">
      <h2 id={id} className="text-3xl headline">
        {title}
      </h2>
      {children && <div className="mt-4 text-lg text-balance">{children}</div>}
    </div>
  </div>
);

/** The style sheet counts, since a section without content is not on the page. */
const SectionMark = () => (
  <p
    className="mb-3 flex items-center drawing-label [counter-increment:section] md:mb-6"
    aria-hidden="true"
  >
    <span className="grid size-8 shrink-0 place-items-center rounded-full border-2 border-current text-sm leading-none tracking-normal before:content-[counter(section,upper-alpha)] md:size-10 md:text-base" />
    <svg viewBox="0 0 12 20" className="h-5 w-3 shrink-0 fill-obra in-[.bg-obra]:fill-grafite">
      <path d="M0 0l12 10L0 20z" />
    </svg>
    <span className="section-line grow" />
  </p>
);
