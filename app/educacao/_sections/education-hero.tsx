import { PageHero } from "@/components/layout/page-hero";
import { ButtonLink } from "@/components/ui/button";
import { AgendaTimeline } from "@/app/educacao/_sections/agenda-timeline";

/** The hero with links to the online courses and the agenda (§2.7). */
export function EducationHero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <PageHero
      label="Educação"
      heading={heading}
      lead={lead}
      actions={
        <>
          <ButtonLink href="#cursos-online">Cursos on-line</ButtonLink>
          <ButtonLink href="#agenda" variant="inverse">
            Agenda presencial
          </ButtonLink>
        </>
      }
      art={<AgendaTimeline />}
    />
  );
}
