"use client";

import { useMemo, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { PODCAST } from "@/lib/limits";
import type { LoadedEpisodes } from "@/lib/podcast/episode";
import { episodeMessages } from "@/lib/podcast/messages";
import { toSegments } from "@/lib/podcast/themes";
import { EpisodeCard } from "@/components/podcast/episode-card";
import { EpisodeSegment } from "@/components/podcast/episode-segment";
import { EpisodeTools } from "@/components/podcast/episode-tools";
import { ThemeChips, useThemeAddress } from "@/components/podcast/theme-chips";
import { useEpisodes } from "@/components/podcast/use-episodes";
import { AlertIcon } from "@/components/ui/icons";

/** Featured episodes, episodes by theme, and the tools (§2.9, §4). */
export function EpisodeBrowser({ initial }: { initial?: LoadedEpisodes }) {
  const { episodes, updates, failure, busy, task, reload, sync, importVideo } =
    useEpisodes(initial);
  return (
    // Starts after the first paint, because §4 has it load the episodes.
    <div data-start="" data-intent="" className="space-y-10 md:space-y-14">
      {episodes.length > 0 && <Featured episodes={episodes} busy={busy} />}
      {busy && episodes.length === 0 && <EpisodeSkeletons />}
      {!busy && episodes.length === 0 && failure && (
        <EpisodeNotice {...failure}>
          <Button variant="secondary" onClick={() => void reload()}>
            Tentar de novo
          </Button>
        </EpisodeNotice>
      )}
      {!busy && episodes.length === 0 && !failure && (
        <EpisodeNotice
          title={episodeMessages.empty.title}
          description={episodeMessages.empty.afterLoad}
        />
      )}
      {episodes.length > 0 && <ByTheme episodes={episodes} />}
      <EpisodeTools
        busy={busy}
        updates={updates}
        task={task}
        onSync={sync}
        onImport={importVideo}
      />
    </div>
  );
}

type EpisodesProps = Pick<LoadedEpisodes, "episodes">;

/** While episodes load, the skeletons lie over the cards, so that nothing on the page moves. */
function Featured({ episodes, busy }: EpisodesProps & { busy: boolean }) {
  return (
    <div className="relative">
      <ul
        aria-label="Episódios em destaque"
        className={`grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6 ${busy ? "invisible" : ""}`}
      >
        {episodes.slice(0, PODCAST.featured).map((episode) => (
          <li key={episode.id} className="grid grid-cols-1">
            <EpisodeCard episode={episode} level="h3" layout="card" />
          </li>
        ))}
      </ul>
      {busy && <EpisodeSkeletons className="absolute inset-0" />}
    </div>
  );
}

function ByTheme({ episodes }: EpisodesProps) {
  const segments = useMemo(() => toSegments(episodes), [episodes]);
  const box = useThemeAddress(segments);
  return (
    <div ref={box} className="episode-themes space-y-5">
      <ThemeChips segments={segments} />
      <div data-themes="" className="border-t-2 border-grafite">
        {segments.map((segment, index) => (
          <EpisodeSegment key={segment.key} segment={segment} open={index === 0} />
        ))}
      </div>
    </div>
  );
}

type EpisodeNoticeProps = { title: string; description: string; children?: ReactNode };

/** Replaces the episode list when it is empty or failed to load (§8.4). */
function EpisodeNotice({ title, description, children }: EpisodeNoticeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-5 border-2 border-dashed border-grafite p-6 lg:p-10">
      <AlertIcon className="size-10 shrink-0 text-planta" />
      <div className="grow basis-64">
        <h3 className="text-xl font-extrabold">{title}</h3>
        <p>{description}</p>
      </div>
      {children}
    </div>
  );
}

/** Three placeholder cards while episodes load (§4). */
function EpisodeSkeletons({ className = "" }) {
  return (
    <div role="status" className={`grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6 ${className}`}>
      <span className="sr-only">Carregando episódios…</span>
      {Array.from({ length: PODCAST.skeletons }, (_, index) => (
        <div
          key={index}
          data-skeleton
          aria-hidden="true"
          className="grid grid-cols-[7rem_minmax(0,1fr)] content-start gap-3 border-cimento bg-white motion-safe:animate-pulse max-md:border-b-2 md:block md:border-2"
        >
          <div className="aspect-video bg-cimento" />
          <div className="space-y-3 md:p-5">
            <div className="h-5 w-4/5 bg-cimento" />
            <div className="h-4 bg-cimento" />
            <div className="h-4 w-2/3 bg-cimento" />
          </div>
        </div>
      ))}
    </div>
  );
}
