import { Mark } from "@/components/art/mark";
import { InlineDrawing } from "@/components/art/drawing";
import { ArtFrame } from "@/components/ui/art-frame";
import { ButtonLink, DisabledButton } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { HeroLabel } from "@/components/layout/page-hero";
import { PODCAST } from "@/lib/limits";
import { paths } from "@/lib/paths";
import { linkHref, linkLabel } from "@/lib/site";

/** The hero with the figures (§9.3) and all buttons of §2.9. */
export function PodcastHero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <Section
      tone="planta"
      edge="ruler"
      className="grid grid-cols-1 items-center gap-x-14 gap-y-8 lg:grid-cols-[1.2fr_1fr]"
    >
      <div>
        <HeroLabel>Podcast quinzenal</HeroLabel>
        <h1 className="mt-4 text-4xl headline lg:text-[clamp(3rem,4.6vw,4rem)]">{heading}</h1>
        <p className="mt-5 max-w-2xl text-lg">{lead}</p>
        <div className="mt-6 grid grid-cols-2 gap-3 *:first:col-span-2 sm:flex sm:flex-wrap">
          <ButtonLink href={linkHref("podcastChannel")}>
            {linkLabel("podcastChannel", "Assistir no YouTube")}
          </ButtonLink>
          <ButtonLink href="#sugestao" variant="inverse">
            Participe
          </ButtonLink>
          <ButtonLink href={paths.mediaKit} variant="inverse">
            Mídia kit
          </ButtonLink>
        </div>
        <div className="mt-6 flex flex-wrap gap-x-8 gap-y-4 border-t border-concreto/40 pt-5">
          <DisabledButton
            id="spotify-motivo"
            label="Ouvir no Spotify (em breve)"
            reason="Os episódios ainda não estão no Spotify."
          />
          <DisabledButton
            id="patrocinio-motivo"
            label="Patrocine"
            reason="As cotas de patrocínio ainda não abriram."
          />
        </div>
      </div>
      <div>
        <ArtFrame>
          <InlineDrawing name="podcast-studio" className="h-auto w-full" />
        </ArtFrame>
        <TitleBlock />
      </div>
    </Section>
  );
}

/** Title block with mark and figures. The lines are grid gaps, so that it can wrap. */
function TitleBlock() {
  return (
    <div className="flex flex-wrap gap-0.5 border-2 border-t-0 border-grafite bg-grafite text-grafite">
      <div className="grid grow place-items-center bg-concreto px-6 py-4">
        <Mark name="primoze-cast" className="max-h-12 w-34 max-w-full" />
      </div>
      <ul className="flex grow-2 flex-wrap gap-0.5">
        <li className="grow bg-concreto p-4">
          <span className="block text-2xl headline">{PODCAST.episodes}</span> episódios
        </li>
        <li className="grow bg-concreto p-4">
          <span className="block text-2xl headline">{PODCAST.views}</span> visualizações
        </li>
      </ul>
    </div>
  );
}
