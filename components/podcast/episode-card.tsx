"use client";

import { VideoPlayer } from "@/components/ui/video-player";
import { PODCAST } from "@/lib/limits";
import type { Episode } from "@/lib/podcast/episode";
import { shortDescription, shortTitle } from "@/lib/podcast/truncate";
import { watchUrl } from "@/lib/youtube";
import { EpisodeCover } from "./episode-cover";
import { EpisodeDate } from "./episode-date";

type EpisodeCardProps = { episode: Episode; /** Level of its heading. */ level: "h3" | "h4" };

/** An episode: its video in place after a click, its title to the watch page in a new tab (specification §2, §9). */
export function EpisodeCard({ episode, level: Heading }: EpisodeCardProps) {
  const { id, title, description, publishedAt } = episode;
  return (
    <article className="flex flex-col border-2 border-grafite bg-white">
      <div className="relative aspect-video overflow-hidden border-b-2 border-grafite bg-planta">
        <EpisodeCover episode={episode} />
        <VideoPlayer id={id} title={title} />
      </div>
      <div className="flex grow flex-col p-5">
        <Heading className="text-lg leading-tight font-extrabold">
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
        <p className="mt-2 text-sm text-grafite-claro">{shortDescription(description)}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-3 pt-4 text-sm">
          <EpisodeDate publishedAt={publishedAt} />
          <span className="bg-seguranca px-2 py-0.5 font-semibold">{PODCAST.durationBadge}</span>
        </p>
      </div>
    </article>
  );
}
