import { EpisodeBrowser } from "@/components/podcast/episode-browser";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import type { LoadedEpisodes } from "@/lib/podcast/episode";
import { linkHref, linkLabel } from "@/lib/site";

/** The episodes (§2.9), in the static HTML when the backend was available during the build. */
export function Episodes({ initial }: { initial: LoadedEpisodes | undefined }) {
  return (
    <Section id="episodios" tone="white" labelledBy="episodios-titulo">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-5 md:mb-12">
        <SectionHeading id="episodios-titulo" title="Episódios">
          <p>Os três mais novos primeiro; depois, todos por tema.</p>
        </SectionHeading>
        <ButtonLink href={linkHref("podcastChannel")} variant="secondary">
          {linkLabel("podcastEpisodes", "Ver os episódios no canal")}
        </ButtonLink>
      </div>
      <EpisodeBrowser initial={initial} />
    </Section>
  );
}
