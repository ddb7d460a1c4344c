import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { externalLinks } from "@/lib/site";

/** Where the episodes are (specification §2, "Podcast page"). */
export function Episodes() {
  return (
    <Section
      id="episodios"
      tone="white"
      labelledBy="episodios-titulo"
      className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8"
    >
      <SectionHeading id="episodios-titulo" title="Episódios">
        <p>Os episódios mais novos estão no canal, na ordem em que saíram.</p>
      </SectionHeading>
      <ButtonLink href={externalLinks.podcastChannel} variant="secondary">
        Ver os episódios no canal
      </ButtonLink>
    </Section>
  );
}
