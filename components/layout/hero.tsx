import type { ReactNode } from "react";
import { Section } from "@/components/ui/section";

type HeroProps = {
  tone?: "planta" | "concreto" | "white" | "obra";
  heading: string;
  lead: string;
  actions?: ReactNode;
  art?: ReactNode;
  /** Classes for the columns of the text and the illustration. */
  columns?: string;
};

/** Without an illustration the lead is beside the headline on wide screens. */
export function Hero(props: HeroProps) {
  const { tone = "planta", heading, lead, actions, art } = props;
  const { columns = "lg:grid-cols-text-picture" } = props;
  const headline = art ? "text-4xl lg:text-[clamp(3rem,4.6vw,4rem)]" : "text-4xl";
  const leadAndActions = (
    <>
      <p className="max-w-text text-lg text-balance">{lead}</p>
      {actions && (
        <div className="mt-6 flex flex-col gap-4 sm:flex-row sm:flex-wrap">{actions}</div>
      )}
    </>
  );
  return (
    <Section
      tone={tone}
      edge="ruler"
      className={`grid grid-cols-1 gap-x-16 ${
        art ? `items-center gap-y-12 ${columns}` : "items-end gap-y-6 lg:grid-cols-main-aside"
      }`}
    >
      <div>
        <h1 className={`headline ${headline}`}>{heading}</h1>
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
      className={`container-site grid min-h-[calc(6rem-2px)] grid-cols-1 content-center items-center gap-x-16 gap-y-2 py-4 ${
        lead ? "lg:grid-cols-[max-content_minmax(0,36rem)] lg:justify-between" : ""
      }`}
    >
      <div>
        {children}
        <h1 className={`text-2xl headline md:text-3xl ${lead ? "lg:max-w-[56vw]" : ""}`}>
          {heading}
        </h1>
      </div>
      {lead && <p className="text-sm leading-title">{lead}</p>}
    </div>
  </header>
);

const tones = { dark: "text-seguranca", light: "text-obra-escura" };

type HeroLabelProps = { ground?: keyof typeof tones; children: ReactNode };

export const HeroLabel = ({ ground = "dark", children }: HeroLabelProps) => (
  <p className={`flex items-center gap-3 drawing-label wrap-anywhere ${tones[ground]}`}>
    <span className="h-line w-12 bg-obra max-sm:hidden" aria-hidden="true" />
    {children}
  </p>
);
