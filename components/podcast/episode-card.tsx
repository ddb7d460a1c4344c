"use client";

import { DemonstrationLabel } from "@/components/ui/badge";
import { VideoPlayer } from "@/components/ui/video-player";
import { PODCAST } from "@/lib/limits";
import { isDemonstration, type Episode } from "@/lib/podcast/episode";
import { truncateTitle, relativeDate } from "@/lib/podcast/episode-text";
import { watchUrl } from "@/lib/format/youtube";
import { EpisodeThumbnail } from "@/components/podcast/episode-thumbnail";
import { useHydrated } from "@/components/ui/hooks";

type EpisodeCardProps = {
  episode: Episode;
  level: "h3" | "h4";
  /** A row has its cover beside the text; a card has it above the text, except on phones. */
  layout: "card" | "row";
};

const layouts = {
  card: {
    root: "max-md:border-b-2 max-md:border-grafite max-md:pb-3 md:flex md:flex-col md:border-2 md:border-grafite md:bg-white",
    cover: "md:self-stretch md:border-0 md:border-b-2",
    body: "md:flex md:grow md:flex-col md:p-5",
    title: "text-sm md:text-lg",
    text: "mt-2 max-md:hidden",
    foot: "md:mt-auto md:pt-3",
  },
  row: {
    root: "py-3 md:py-4 lg:grid-cols-[11rem_minmax(0,1fr)]",
    cover: "",
    body: "",
    title: "text-sm md:text-base",
    text: "mt-1 max-md:hidden",
    foot: "",
  },
};

/**
 * An episode (§2.9, §9.3). A click on the cover plays the video in place, the title links to the
 * watch page, and everything else to the page of the episode, if it has one.
 */
export function EpisodeCard({ episode, level: Heading, layout }: EpisodeCardProps) {
  const { id, title, summary, publishedAt, page } = episode;
  const { root, cover, body, title: titleClass, text, foot } = layouts[layout];
  const shortTitle = truncateTitle(title);
  return (
    <article
      className={`${root} grid grid-cols-[min(7rem,31vw)_minmax(0,1fr)] content-start gap-x-3 md:grid-cols-[8rem_minmax(0,1fr)] md:gap-x-4`}
    >
      <div
        className={`${cover} @container relative aspect-video self-start border-2 border-grafite bg-planta has-[iframe,video]:col-span-full has-[iframe,video]:mb-3`}
      >
        <EpisodeThumbnail episode={episode} />
        <VideoPlayer id={id} title={title} what={`aqui ao ${shortName(episode)}`} />
      </div>
      <div className={`${body} relative min-w-0`}>
        <Heading className={`${titleClass} leading-tight font-extrabold text-balance`}>
          <a
            href={watchUrl(id)}
            target="_blank"
            rel="noopener"
            title={shortTitle === title ? undefined : title}
            className="relative z-1 decoration-obra decoration-2 underline-offset-4 hover:underline"
          >
            {shortTitle}
            <span className="sr-only"> (no YouTube, em nova aba)</span>
          </a>
        </Heading>
        <p className={`${text} text-sm text-grafite-claro`}>{summary}</p>
        <p className={`${foot} mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm`}>
          <EpisodeDate publishedAt={publishedAt} />
          <span className="bg-seguranca px-2 py-0.5 font-semibold">{PODCAST.durationBadge}</span>
          {isDemonstration(episode) && <DemonstrationLabel />}
          {page && (
            <a
              href={page}
              className="font-bold underline decoration-obra decoration-2 underline-offset-4 after:absolute after:inset-0 max-md:absolute max-md:inset-0 md:inline-flex md:min-h-8 md:items-center"
            >
              {/* On phones the card itself is the link; a line of its own would lengthen each row. */}
              <span className="max-md:sr-only">Página do {shortName(episode)}</span>
            </a>
          )}
        </p>
      </div>
    </article>
  );
}

/** Without the title, which a screen reader has just read. */
const shortName = ({ number, publishedAt }: Episode) =>
  number === undefined ? `episódio de ${publicationDay(publishedAt)}` : `episódio ${number}`;

/** dd/mm/yyyy. */
const publicationDay = (publishedAt: string) =>
  publishedAt.slice(0, 10).split("-").reverse().join("/");

/**
 * Publication date of an episode as relative time (§9.3). The static HTML has the date instead,
 * because a relative time from the build would be outdated.
 */
function EpisodeDate({ publishedAt }: { publishedAt: string }) {
  const hydrated = useHydrated();
  const day = publicationDay(publishedAt);
  return (
    <time dateTime={publishedAt} title={day}>
      {hydrated ? relativeDate(publishedAt, new Date()) : day}
    </time>
  );
}
