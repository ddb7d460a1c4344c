import type { ReactNode } from "react";
import { ButtonRow } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { Headline, Lead, SmallText } from "@/components/ui/text";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";

type HeroProps = {
  tone?: "planta" | "concreto" | "white" | "obra";
  /** Whether it ends with the ticks of a ruler. */
  ruler?: boolean;
  heading: string;
  lead: string;
  actions?: ReactNode;
  art?: ReactNode;
};

/** Without an illustration the lead is beside the headline on wide screens. */
export function Hero(props: HeroProps) {
  const { tone = "planta", ruler = true, heading, lead, actions, art } = props;
  const leadAndActions = (
    <>
      <Lead>{addNonBreakingSpaces(lead)}</Lead>
      {actions && <ButtonRow className="mt-6">{actions}</ButtonRow>}
    </>
  );
  return (
    <Section
      tone={tone}
      edge={ruler ? "ruler" : undefined}
      className={`grid grid-cols-1 ${
        art
          ? "items-center gap-x-12 gap-y-8 md:grid-cols-text-picture"
          : "items-end gap-x-16 gap-y-6 lg:grid-cols-main-aside"
      }`}
    >
      <div>
        <Headline as="h1" size="page">
          {heading}
        </Headline>
        {art && <div className="mt-6">{leadAndActions}</div>}
      </div>
      {art ?? <div>{leadAndActions}</div>}
    </Section>
  );
}

type TitleBarProps = {
  tone?: "cimento" | "seguranca";
  heading: string;
  lead?: string;
  children?: ReactNode;
};

/** A low bar for pages whose content should be on the first screen. */
export const TitleBar = ({ tone = "cimento", heading, lead, children }: TitleBarProps) => (
  <header
    className={`border-b-line border-grafite ${tone === "cimento" ? "bg-cimento" : "bg-seguranca"}`}
  >
    <div
      className={`title-bar container-site grid grid-cols-1 content-center items-center gap-x-16 gap-y-2 py-4 ${
        lead ? "lg:grid-cols-main-aside" : ""
      }`}
    >
      <div>
        {children}
        <Headline as="h1" size="section">
          {heading}
        </Headline>
      </div>
      {lead && <SmallText>{addNonBreakingSpaces(lead)}</SmallText>}
    </div>
  </header>
);

export const HeroLabel = ({ children }: { children: ReactNode }) => (
  <p className="flex items-center gap-3 drawing-label wrap-anywhere text-accent">
    <span className="hidden h-line w-12 bg-obra sm:block" aria-hidden="true" />
    {children}
  </p>
);
