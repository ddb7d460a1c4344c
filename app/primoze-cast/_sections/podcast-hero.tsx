import "@/app/primoze-cast/podcast.css";
import { Mark } from "@/components/art/mark";
import { InlineDrawing } from "@/components/art/drawing";
import { Frame, Picture } from "@/components/art/picture";
import { HeroLabel } from "@/components/layout/hero";
import { ButtonLink, DisabledButton } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { Headline, Lead, SmallText } from "@/components/ui/text";
import type { PageContent } from "@/lib/content/pages";
import { PODCAST } from "@/lib/limits";
import { paths } from "@/lib/paths";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { linkHref, linkLabel } from "@/lib/site";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";

/** The id of the sentence that says why two buttons are disabled. */
const REASON = "motivo";

type PodcastHeroProps = {
  page: PageContent;
  /** The newest one is the first. */
  episodes: readonly EpisodePage[];
};

export const PodcastHero = ({ page, episodes }: PodcastHeroProps) => (
  <Section tone="planta" edge="ruler" columns="text-picture" className="lg:grid-rows-2">
    <div className="lg:self-end">
      <HeroLabel>Podcast quinzenal</HeroLabel>
      <Headline as="h1" size="page" className="mt-4">
        {page.heading}
      </Headline>
      <Lead className="mt-4">{addNonBreakingSpaces(page.lead)}</Lead>
    </div>
    <div className="podcast-art">
      <Frame className="grid items-center">
        <Picture
          photograph={page.picture}
          sizes="(min-width: 64rem) 34rem, (min-width: 30rem) 100vw, 50vw"
          first
          className="aspect-photo size-full"
        >
          <InlineDrawing name="podcast-studio" className="h-auto w-full" />
        </Picture>
      </Frame>
      <TitleBlock episodes={episodes.length || PODCAST.episodes} />
    </div>
    <div>
      <div className="grid grid-cols-2 gap-3 sm:w-fit">
        <WatchButtons newest={episodes[0]} />
        <ButtonLink href="#sugestao" variant="inverse">
          Participe
        </ButtonLink>
        <ButtonLink href={paths.mediaKit} variant="inverse">
          Mídia kit
        </ButtonLink>
      </div>
      <div className="mt-6 grid grid-cols-1 gap-2 border-t border-current/40 pt-4">
        <p className="flex flex-wrap gap-1 sm:gap-2">
          <DisabledButton size="small" label="Ouvir no Spotify (em breve)" reasonId={REASON} />
          <DisabledButton size="small" label="Patrocine" reasonId={REASON} />
        </p>
        <SmallText id={REASON}>
          Ainda não há episódios no Spotify nem cotas de patrocínio.
        </SmallText>
      </div>
    </div>
  </Section>
);

/**
 * Links to the newest episode, and to the channel of §2 or, until there is one, to a search for it.
 * On phones each fills a row.
 */
const WatchButtons = ({ newest }: { newest: EpisodePage | undefined }) => (
  <>
    {newest && (
      <ButtonLink href={newest.page} className="col-span-full sm:col-auto">
        {newest.number === undefined
          ? "Ver o episódio mais novo"
          : `Ver o episódio ${newest.number}`}
      </ButtonLink>
    )}
    <ButtonLink
      href={linkHref("podcastChannel")}
      variant={newest ? "inverse" : "primary"}
      className="col-span-full sm:col-auto"
    >
      {linkLabel("podcastChannel", "Assistir no YouTube")}
    </ButtonLink>
  </>
);

/** A title block with the logo and two figures. Its lines are gaps, so that it can wrap. */
const TitleBlock = ({ episodes }: { episodes: number }) => (
  <div className="page-scheme title-block flex flex-wrap gap-line border-grafite bg-grafite wrap-anywhere text-grafite">
    <div className="hidden grow place-items-center bg-concreto px-6 py-4 sm:grid">
      <Mark name="primoze-cast" className="h-12 w-auto max-w-full" />
    </div>
    <ul className="flex grow flex-wrap gap-line">
      <li className="grow bg-concreto p-3">
        <Headline as="span" size="part" className="block">
          {episodes}
        </Headline>{" "}
        {episodes === 1 ? "episódio" : "episódios"}
      </li>
      <li className="grow bg-concreto p-3">
        <Headline as="span" size="part" className="block">
          {PODCAST.views}
        </Headline>{" "}
        visualizações
      </li>
    </ul>
  </div>
);
