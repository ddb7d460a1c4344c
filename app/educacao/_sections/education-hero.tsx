import { HeroLabel } from "@/components/layout/hero-label";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { AgendaTimeline } from "@/app/educacao/_sections/agenda-timeline";

/** The hero with links to the online courses and the agenda (§2.7), above a tape with its dates. */
export function EducationHero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <Section tone="planta" className="pb-10! lg:pb-14!">
      <div className="grid grid-cols-1 items-end gap-x-16 gap-y-6 lg:grid-cols-[1.5fr_1fr]">
        <div>
          <HeroLabel>Educação</HeroLabel>
          <h1 className="mt-4 text-4xl headline">{heading}</h1>
        </div>
        <div>
          <p className="max-w-2xl text-lg text-balance">{lead}</p>
          <div className="mt-6 flex flex-col gap-4 sm:flex-row sm:flex-wrap">
            <ButtonLink href="#cursos-online">Cursos on-line</ButtonLink>
            <ButtonLink href="#agenda" variant="inverse">
              Agenda presencial
            </ButtonLink>
          </div>
        </div>
      </div>
      <AgendaTimeline />
    </Section>
  );
}
