"use client";

import "@/components/podcast/episode-card.css";
import { VideoPlayer } from "@/components/ui/video-player";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import { PODCAST } from "@/lib/limits";
import { DEMONSTRATION_VIDEO, type Episode, isDemonstration } from "@/lib/podcast/episode";
import { truncateTitle, relativeDate } from "@/lib/podcast/episode-text";
import { watchUrl } from "@/lib/format/youtube";
import { EpisodeThumbnail } from "@/components/podcast/episode-thumbnail";
import { useHydrated } from "@/components/ui/hooks";

type EpisodeProps = { episode: Episode };

/** The cover plays the video, the title leads to the watch page, the rest to the episode's page. */
export const FeaturedEpisode = ({ episode }: EpisodeProps) => (
  <article className="grid grid-cols-label content-start gap-x-3 border-b-line border-grafite pb-3 md:flex md:flex-col md:border-line md:bg-white md:pb-0">
    <Cover
      episode={episode}
      sizes="(max-width: 48rem) 7rem, 24rem"
      className="border-line md:self-stretch md:border-0 md:border-b-line"
    />
    <div className="relative min-w-0 md:flex md:grow md:flex-col md:p-4">
      <h3 className="text-sm leading-title font-extrabold text-balance md:text-lg">
        <WatchLink episode={episode} />
      </h3>
      <Summary episode={episode} className="mt-1 md:mt-2" />
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm md:mt-auto md:pt-3">
        <EpisodeDate publishedAt={episode.publishedAt} />
        <span>{PODCAST.durationBadge}</span>
        <PageLink episode={episode} />
      </p>
    </div>
  </article>
);

export const EpisodeRow = ({ episode }: EpisodeProps) => (
  <article className="episode-row relative min-h-16 items-center gap-x-3 py-2 md:gap-x-6">
    {/* An invented episode shows its number in the place of a picture. */}
    <Cover
      episode={isDemonstration(episode) ? { ...episode, thumbnail: "" } : episode}
      sizes="5.5rem"
      className="z-above border"
    />
    <span
      aria-hidden="true"
      className="hidden text-lg headline whitespace-nowrap not-empty:min-w-16 md:block"
    >
      {episode.number !== undefined && !isDemonstration(episode) && `#${episode.number}`}
    </span>
    <div>
      <h4 className="text-sm leading-title font-bold md:text-base">
        <WatchLink episode={episode} />
      </h4>
      {/* On a phone it would make the row three times as high; the episode's page has it. */}
      <Summary episode={episode} className={episode.page ? "hidden md:block" : ""} />
    </div>
    <p className="episode-row-facts flex flex-wrap items-center gap-x-3 gap-y-1 text-sm md:contents">
      <EpisodeDate publishedAt={episode.publishedAt} />
      <span>{PODCAST.durationBadge}</span>
      <PageLink episode={episode} />
    </p>
  </article>
);

const Summary = ({ episode: { summary }, className }: EpisodeProps & { className: string }) =>
  summary && <p className={`text-sm text-grafite-claro ${className}`}>{summary}</p>;

type CoverProps = EpisodeProps & { sizes: string; className: string };

const Cover = ({ episode, sizes, className }: CoverProps) => (
  <div
    className={`${className} episode-cover @container relative aspect-video self-start border-grafite bg-planta`}
  >
    <EpisodeThumbnail episode={episode} sizes={sizes} />
    <VideoPlayer id={episode.id} title={episode.title} what={`aqui ao ${shortName(episode)}`} />
  </div>
);

/** An invented episode has no watch page: its title leads to its own page. */
function WatchLink({ episode: { id, title, page = DEMONSTRATION_VIDEO } }: EpisodeProps) {
  const shortTitle = truncateTitle(title);
  const demonstration = isDemonstration({ id });
  const isCut = shortTitle !== title;
  return (
    <a
      href={demonstration ? page : watchUrl(id)}
      {...(!demonstration && { target: "_blank", rel: "noopener" })}
      title={isCut ? title : undefined}
      className={
        demonstration ? "stretched-link" : "relative z-above decoration-obra hover:underline"
      }
    >
      <span aria-hidden={isCut || undefined}>{shortTitle}</span>
      {isCut && <span className="sr-only">{title}</span>}
      {!demonstration && <span className="sr-only"> (no YouTube, em nova aba)</span>}
    </a>
  );
}

/** A link to the page of an episode. It covers the card, except the other links of the card. */
function PageLink({ episode }: EpisodeProps) {
  if (!episode.page || isDemonstration(episode)) return null;
  return (
    <a href={episode.page} className="stretched-link">
      <span className="sr-only">Página do {shortName(episode)}</span>
    </a>
  );
}

/** A name without the title, which a screen reader has just read. */
const shortName = ({ number, publishedAt }: Episode) =>
  number === undefined ? `episódio de ${publicationDay(publishedAt)}` : `episódio ${number}`;

const publicationDay = (publishedAt: string) =>
  saoPauloDate(new Date(publishedAt)).split("-").reverse().join("/");

/** The static HTML has the date, because a relative time from the build would be outdated. */
function EpisodeDate({ publishedAt }: { publishedAt: string }) {
  const hydrated = useHydrated();
  const day = publicationDay(publishedAt);
  return (
    <time dateTime={publishedAt} title={day}>
      {hydrated ? relativeDate(publishedAt, new Date()) : day}
    </time>
  );
}
