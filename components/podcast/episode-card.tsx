"use client";

import { DemonstrationLabel } from "@/components/ui/demonstration-label";
import { VideoPlayer } from "@/components/ui/video-player";
import { PODCAST } from "@/lib/limits";
import { isDemonstration, type Episode } from "@/lib/podcast/episode";
import { truncateDescription, truncateTitle } from "@/lib/podcast/truncate";
import { watchUrl } from "@/lib/podcast/youtube";
import { EpisodeThumbnail } from "@/components/podcast/episode-thumbnail";
import { EpisodeDate } from "@/components/podcast/episode-date";

type EpisodeCardProps = {
  episode: Episode;
  level: "h3" | "h4";
  /** On phones the thumbnail is beside the title; a playing video has the full width. */
  compact?: boolean;
};

const layouts = {
  full: {
    card: "flex flex-col",
    cover: "",
    body: "flex grow flex-col p-5",
    title: "",
    text: "mt-2",
    foot: "mt-auto pt-4",
  },
  compact: {
    card: "grid grid-cols-[min(7.5rem,40%)_minmax(0,1fr)] has-[iframe]:flex has-[iframe]:flex-col md:flex md:flex-col",
    cover:
      "row-span-2 border-r-2 max-md:aspect-auto has-[iframe]:aspect-video has-[iframe]:border-r-0 md:border-r-0",
    body: "contents md:flex md:grow md:flex-col md:p-5",
    title: "col-start-2 px-3 pt-3 md:p-0",
    text: "col-span-2 row-start-3 p-3 md:mt-2 md:p-0",
    foot: "col-start-2 px-3 py-2 md:mt-auto md:p-0 md:pt-4",
  },
};

/** An episode (§2.9, §9.3). A click plays the video in place; the title links to the watch page. */
export function EpisodeCard({ episode, level: Heading, compact = false }: EpisodeCardProps) {
  const { id, title, description, publishedAt } = episode;
  const layout = layouts[compact ? "compact" : "full"];
  return (
    <article className={`${layout.card} border-2 border-grafite bg-white`}>
      <div
        className={`${layout.cover} @container relative aspect-video border-b-2 border-grafite bg-planta`}
      >
        <EpisodeThumbnail episode={episode} />
        <VideoPlayer id={id} title={title} />
      </div>
      <div className={layout.body}>
        <Heading className={`${layout.title} text-lg leading-tight font-extrabold text-balance`}>
          <a
            href={watchUrl(id)}
            target="_blank"
            rel="noopener"
            title={title}
            className="decoration-obra decoration-2 underline-offset-4 hover:underline"
          >
            {truncateTitle(title)}
            <span className="sr-only"> (abre no YouTube, em nova aba)</span>
          </a>
        </Heading>
        <p className={`${layout.text} text-sm text-grafite-claro`}>
          {truncateDescription(description)}
        </p>
        <p className={`${layout.foot} flex flex-wrap items-center gap-x-3 text-sm`}>
          <EpisodeDate publishedAt={publishedAt} />
          <span className="bg-seguranca px-2 py-0.5 font-semibold">{PODCAST.durationBadge}</span>
          {isDemonstration(episode) && <DemonstrationLabel />}
        </p>
      </div>
    </article>
  );
}
