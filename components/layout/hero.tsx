import type { ReactNode } from "react";
import { Section } from "@/components/ui/section";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";

type HeroProps = {
  tone?: "planta" | "concreto" | "white" | "obra";
  heading: string;
  lead: string;
  actions?: ReactNode;
  art?: ReactNode;
};

/** Without an illustration the lead is beside the headline on wide screens. */
export function Hero(props: HeroProps) {
  const { tone = "planta", heading, lead, actions, art } = props;
  const leadAndActions = (
    <>
      <p className="max-w-text text-lg text-balance">{addNonBreakingSpaces(lead)}</p>
      {actions && (
        <div className="mt-6 flex flex-col gap-4 sm:flex-row sm:flex-wrap">{actions}</div>
      )}
    </>
  );
  return (
    <Section
      tone={tone}
      edge="ruler"
      className={`grid grid-cols-1 ${
        art
          ? "items-center gap-x-8 gap-y-12 md:grid-cols-text-picture lg:gap-x-16"
          : "items-end gap-x-16 gap-y-6 lg:grid-cols-main-aside"
      }`}
    >
      <div>
        <h1 className="text-4xl headline">{heading}</h1>
        {art && <div className="mt-6">{leadAndActions}</div>}
      </div>
      {art ?? <div className="lg:pb-2">{leadAndActions}</div>}
    </Section>
  );
}

type TitleBarProps = { heading: string; lead?: string; children?: ReactNode; className?: string };

/** A low bar for pages whose content should be on the first screen. */
export const TitleBar = ({ heading, lead, children, className = "bg-cimento" }: TitleBarProps) => (
  <header className={`border-b-line border-grafite ${className}`}>
    <div
      className={`container-site grid min-h-title-bar grid-cols-1 content-center items-center gap-x-16 gap-y-2 py-4 ${
        lead ? "lg:grid-cols-main-aside" : ""
      }`}
    >
      <div>
        {children}
        <h1 className={"text-2xl headline md:text-3xl"}>{heading}</h1>
      </div>
      {lead && <p className="text-sm leading-title">{addNonBreakingSpaces(lead)}</p>}
    </div>
  </header>
);

export const HeroLabel = ({ children }: { children: ReactNode }) => (
  <p className="flex items-center gap-3 drawing-label wrap-anywhere text-accent">
    <span className="hidden h-line w-12 bg-obra sm:block" aria-hidden="true" />
    {children}
  </p>
);
