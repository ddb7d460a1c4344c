import { InlineDrawing } from "@/components/art/drawing";
import { HeroLabel } from "@/components/layout/page-hero";
import { ButtonLink, type ButtonVariant } from "@/components/ui/button";
import { Mark } from "@/components/art/mark";
import { MdxContent } from "@/components/mdx/compile-mdx";
import { Section, SectionHeading } from "@/components/ui/section";
import type { MdxBody } from "@/lib/content/front-matter.mjs";
import { DonationDialog } from "@/components/forms/donation-form";
import {
  getParticipation,
  getPartners,
  type Partner,
  type Participation as Option,
} from "@/lib/content/collections";
import { linkHref, linkLabel } from "@/lib/site";
import { DemonstrationLabel } from "@/components/ui/badge";
import { countedNoun } from "@/lib/format/number-words";
import { partnerLogoPath } from "@/lib/paths";
import { readSvg } from "@/lib/drawings/svg";

export const SocialHero = ({ heading, lead }: { heading: string; lead: string }) => (
  <section className="grid grid-cols-1 border-b-2 border-grafite bg-obra [--focus-ring:var(--color-grafite)] lg:grid-cols-2">
    <div className="px-gutter py-10 lg:ml-auto lg:w-full lg:max-w-[calc(var(--site-width)/2)] lg:py-24 lg:pr-14">
      <HeroLabel ground="bright">Projetos sociais</HeroLabel>
      <h1 className="mt-4 text-4xl headline lg:text-[clamp(2.75rem,4.2vw,4rem)]">{heading}</h1>
      <p className="mt-6 max-w-2xl text-lg text-balance">{lead}</p>
      <div className="mt-8 flex flex-col gap-4 sm:flex-row sm:flex-wrap">
        <ButtonLink href="#participar" variant="dark">
          Quero participar
        </ButtonLink>
        <ButtonLink href="#proposta" variant="secondary">
          Propor um projeto
        </ButtonLink>
      </div>
    </div>
    <div className="flex items-end justify-center overflow-hidden border-grafite paper-grid px-4 pt-8 max-lg:border-t-2 lg:border-l-2">
      <InlineDrawing name="mao-amiga" className="-mb-[4%] h-auto w-full max-w-2xl" />
    </div>
  </section>
);

export const Philosophy = ({ text }: { text: MdxBody }) => (
  <Section
    tone="white"
    labelledBy="filosofia"
    className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.6fr]"
  >
    <div className="flex max-w-2xl flex-col gap-10 md:max-lg:flex-row md:max-lg:items-end md:max-lg:justify-between">
      <SectionHeading id="filosofia" title="A ideia do Mão Amiga" />
      <Mark
        name="mao-amiga"
        className="max-h-20 w-50 max-w-full shrink-0 self-start md:max-lg:self-end lg:max-h-28 lg:w-70"
        title="Mão Amiga"
      />
    </div>
    <MdxContent source={text} />
  </Section>
);

type CardStyle = { className: string; variant: ButtonVariant };

/** Widths alternate, so that the cards look like bricks. */
const cardStyles: readonly CardStyle[] = [
  { className: "bg-obra md:col-span-7", variant: "dark" },
  { className: "bg-white md:col-span-5", variant: "primary" },
  {
    className: "bg-planta text-concreto md:col-span-5 [--focus-ring:var(--color-seguranca)]",
    variant: "inverse",
  },
  { className: "bg-seguranca md:col-span-7", variant: "dark" },
];

export function Participation() {
  const options = getParticipation();
  const title = `${countedNoun(options.length, "jeito", "jeitos")} de entrar na obra`;
  return (
    <Section id="participar" tone="cimento" labelledBy="participar-titulo" title={title}>
      <ul className="mt-10 grid grid-cols-1 gap-3 md:grid-cols-12">
        {options.map((option, index) => {
          const { className, variant } = cardStyles[index % cardStyles.length]!;
          return (
            <li key={option.title} className={`flex flex-col items-start p-6 sm:p-9 ${className}`}>
              <h3 className="text-2xl headline">{option.title}</h3>
              <p className="mt-3 mb-7 max-w-xl">{option.description}</p>
              <div className="mt-auto">
                <ParticipationAction option={option} variant={variant} />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function ParticipationAction({ option, variant }: { option: Option; variant: ButtonVariant }) {
  if (option.action === "donation")
    return <DonationDialog label={option.label} variant={variant} />;
  const volunteer = option.action === "volunteer";
  return (
    <ButtonLink href={volunteer ? linkHref("volunteerForm") : "#proposta"} variant={variant}>
      {volunteer ? linkLabel("volunteerForm", option.label) : option.label}
    </ButtonLink>
  );
}

/** "Who believes in us": the partners' logos (§2.8), three in a row; the last row is stretched. */
export function Partners() {
  const partners = getPartners();
  if (partners.length === 0) return null;
  return (
    <Section
      tone="white"
      labelledBy="parceiros"
      className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[1fr_2.4fr] lg:items-center"
      title="Quem acredita na gente"
    >
      <PartnerList partners={partners} />
    </Section>
  );
}

function PartnerList({ partners }: { partners: readonly Partner[] }) {
  const width = partners.length === 4 ? "md:basis-[calc(50%-2px)]" : "md:basis-[calc(33%-2px)]";
  return (
    <ul className="flex flex-wrap pt-0.5 pl-0.5">
      {partners.map(({ name, contribution, logo, demonstration }) => (
        <li
          key={name}
          className={`-mt-0.5 -ml-0.5 flex grow basis-full flex-col border-2 border-grafite ${width}`}
        >
          {/* Others decide the colours of their marks, so these stand on white by night, too. */}
          <div className="grid grow place-items-center bg-white px-6 py-10 forced-color-adjust-none">
            <img
              src={partnerLogoPath(logo)}
              width={readSvg(partnerLogoPath(logo)).width}
              height={readSvg(partnerLogoPath(logo)).height}
              loading="lazy"
              alt={name}
              className="h-16 w-auto max-w-full"
            />
          </div>
          <p className="flex items-center justify-between gap-x-2 border-t-2 border-grafite px-3 py-2.5 text-sm">
            {contribution}
            {demonstration && <DemonstrationLabel />}
          </p>
        </li>
      ))}
    </ul>
  );
}
