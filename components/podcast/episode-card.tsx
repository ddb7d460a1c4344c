"use client";

import { VideoPlayer } from "@/components/ui/video-player";
import { PODCAST } from "@/lib/limits";
import type { Episode } from "@/lib/podcast/episode";
import { shortDescription, shortTitle } from "@/lib/podcast/truncate";
import { watchUrl } from "@/lib/podcast/youtube";
import { EpisodeThumbnail } from "@/components/podcast/episode-thumbnail";
import { EpisodeDate } from "@/components/podcast/episode-date";

type EpisodeCardProps = {
  episode: Episode;
  /** Level of its heading. */
  level: "h3" | "h4";
  /** On phones a thumbnail beside the title, which the video outgrows when it plays. */
  compact?: boolean;
};

const shapes = {
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

/** An episode: its video in place after a click, its title to the watch page in a new tab (specification §2, §9). */
export function EpisodeCard({ episode, level: Heading, compact = false }: EpisodeCardProps) {
  const { id, title, description, publishedAt } = episode;
  const shape = shapes[compact ? "compact" : "full"];
  return (
    <article className={`${shape.card} border-2 border-grafite bg-white`}>
      <div
        className={`${shape.cover} @container relative aspect-video border-b-2 border-grafite bg-planta`}
      >
        <EpisodeThumbnail episode={episode} />
        <VideoPlayer id={id} title={title} />
      </div>
      <div className={shape.body}>
        <Heading className={`${shape.title} text-lg leading-tight font-extrabold text-balance`}>
          <a
            href={watchUrl(id)}
            target="_blank"
            rel="noopener"
            title={title}
            className="decoration-obra decoration-2 underline-offset-4 hover:underline"
          >
            {shortTitle(title)}
            <span className="sr-only"> (abre no YouTube, em nova aba)</span>
          </a>
        </Heading>
        <p className={`${shape.text} text-sm text-grafite-claro`}>
          {shortDescription(description)}
        </p>
        <p className={`${shape.foot} flex flex-wrap items-center gap-x-3 text-sm`}>
          <EpisodeDate publishedAt={publishedAt} />
          <span className="bg-seguranca px-2 py-0.5 font-semibold">{PODCAST.durationBadge}</span>
        </p>
      </div>
    </article>
  );
}
