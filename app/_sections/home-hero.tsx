import { HeroPlan } from "@/components/art/hero-plan";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { paths } from "@/lib/paths";

/** Headline, tagline and the two calls to action (specification §1, §2 "Home buttons"). */
export function HomeHero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <Section tone="planta" className="grid items-center gap-x-8 gap-y-12 lg:grid-cols-[1fr_1.05fr]">
      <div>
        <h1 className="text-4xl headline">{heading}</h1>
        <p className="mt-6 max-w-xl text-lg">{lead}</p>
        <div className="mt-9 flex flex-col gap-4 sm:flex-row sm:flex-wrap">
          <ButtonLink href={paths.contact}>SOLICITE UM ORÇAMENTO</ButtonLink>
          <ButtonLink href={paths.services} variant="inverse">
            CONHEÇA NOSSOS SERVIÇOS
          </ButtonLink>
        </div>
      </div>
      <HeroPlan className="h-auto w-full" />
    </Section>
  );
}
