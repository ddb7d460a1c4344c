import type { ReactNode } from "react";
import { Section } from "@/components/ui/section";

type PageHeroProps = {
  /** A short label above the headline. */
  label: string;
  heading: string;
  lead: string;
  /** Buttons or links below the lead. */
  actions?: ReactNode;
  art?: ReactNode;
};

/** The head of every inner page: label, h1, lead and, if given, actions and an illustration. */
export function PageHero({ label, heading, lead, actions, art }: PageHeroProps) {
  return (
    <Section tone="planta" className="grid items-center gap-10 lg:grid-cols-[1.35fr_1fr]">
      <div>
        <p className="flex items-center gap-3 drawing-label text-seguranca">
          <span className="h-0.5 w-10 bg-obra" aria-hidden="true" />
          {label}
        </p>
        <h1 className="mt-4 text-4xl headline">{heading}</h1>
        <p className="mt-6 max-w-2xl text-lg">{lead}</p>
        {actions && <div className="mt-8 flex flex-wrap gap-4">{actions}</div>}
      </div>
      {art}
    </Section>
  );
}
