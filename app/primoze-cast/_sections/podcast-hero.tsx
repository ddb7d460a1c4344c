import { CastMark } from "@/components/art/marks/cast-mark";
import { PodcastStudioArt } from "@/components/art/specials/podcast-studio";
import { ArtFrame } from "@/components/ui/art-frame";
import { ButtonLink } from "@/components/ui/button";
import { DisabledButton } from "@/components/ui/disabled-button";
import { Section } from "@/components/ui/section";
import { PODCAST } from "@/lib/limits";
import { paths } from "@/lib/paths";
import { externalLinks } from "@/lib/site";

/** What the podcast is, in numbers (§9), and every way on from here (specification §2, "Podcast page"). */
export function PodcastHero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <Section tone="planta" className="grid items-center gap-x-14 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
      <div>
        <p className="flex items-center gap-3 drawing-label text-seguranca">
          <span className="h-0.5 w-10 bg-obra" aria-hidden="true" />
          Podcast quinzenal
        </p>
        <h1 className="mt-4 text-4xl headline">{heading}</h1>
        <p className="mt-6 max-w-2xl text-lg">{lead}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <ButtonLink href={externalLinks.podcastChannel}>Assistir no YouTube</ButtonLink>
          <ButtonLink href="#sugestao" variant="inverse">
            Participe
          </ButtonLink>
          <ButtonLink href={paths.mediaKit} variant="inverse">
            Mídia kit
          </ButtonLink>
        </div>
        <div className="mt-8 flex flex-wrap gap-x-8 gap-y-5 border-t border-concreto/40 pt-6">
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
          <PodcastStudioArt className="h-auto w-full" />
        </ArtFrame>
        <TitleBlock />
      </div>
    </Section>
  );
}

/** The drawing's title block under it: the mark and the stated figures. */
function TitleBlock() {
  return (
    <div className="grid border-2 border-t-0 border-grafite bg-concreto text-grafite sm:grid-cols-[auto_1fr]">
      <div className="grid place-items-center px-6 py-4">
        <CastMark className="h-12 w-auto" />
      </div>
      <ul className="grid grid-cols-2 border-grafite max-sm:border-t-2 sm:border-l-2">
        <li className="px-4 py-4">
          <span className="block text-2xl headline whitespace-nowrap">{PODCAST.episodes}</span>{" "}
          episódios
        </li>
        <li className="border-l-2 border-grafite px-4 py-4">
          <span className="block text-2xl headline whitespace-nowrap">{PODCAST.views}</span>{" "}
          visualizações
        </li>
      </ul>
    </div>
  );
}
