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

/**
 * The hero of the inner pages: label, h1, lead, optional actions and illustration. Without an
 * illustration the lead is beside the headline on wide screens.
 */
export function PageHero({ label, heading, lead, actions, art }: PageHeroProps) {
  const headline = art ? "text-4xl lg:text-[clamp(3rem,4.6vw,4rem)]" : "text-4xl";
  const leadAndActions = (
    <>
      <p className="max-w-2xl text-lg text-balance">{lead}</p>
      {actions && (
        <div className="mt-8 flex flex-col gap-4 sm:flex-row sm:flex-wrap">{actions}</div>
      )}
    </>
  );
  return (
    <Section
      tone="planta"
      edge="ruler"
      className={`grid grid-cols-1 gap-x-16 ${
        art
          ? "items-center gap-y-12 lg:grid-cols-[1.25fr_1fr]"
          : "items-end gap-y-6 lg:grid-cols-[1.7fr_1fr]"
      }`}
    >
      <div>
        <HeroLabel>{label}</HeroLabel>
        <h1 className={`mt-4 headline ${headline}`}>{heading}</h1>
        {art && <div className="mt-6">{leadAndActions}</div>}
      </div>
      {art ?? <div className="lg:pb-2">{leadAndActions}</div>}
    </Section>
  );
}

const tones = {
  dark: "text-seguranca",
  light: "text-obra-escura",
  /** On yellow and orange, where only the text colour has enough contrast. */
  bright: "text-grafite",
};

type HeroLabelProps = { ground?: keyof typeof tones; children: string };

/** The short label above the headline of a hero. */
export function HeroLabel({ ground = "dark", children }: HeroLabelProps) {
  return (
    <p className={`flex items-center gap-3 drawing-label wrap-anywhere ${tones[ground]}`}>
      <span
        className={`h-0.5 w-10 ${ground === "bright" ? "bg-grafite" : "bg-obra"}`}
        aria-hidden="true"
      />
      {children}
    </p>
  );
}
