"use client";

import { memo, useMemo, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { PODCAST } from "@/lib/limits";
import type { LoadedEpisodes } from "@/lib/podcast/episode";
import { episodeMessages, episodeCount } from "@/lib/podcast/messages";
import { toSegments, type Segment } from "@/lib/podcast/themes";
import { EpisodeCard } from "@/components/podcast/episode-card";
import { EpisodeTools } from "@/components/podcast/episode-tools";
import { ThemeChips, useThemeAddress } from "@/components/podcast/theme-chips";
import { useEpisodes } from "@/components/podcast/use-episodes";
import { AlertIcon } from "@/components/ui/icons";
import { episodeAnchor } from "@/lib/paths";

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

type EpisodeSegmentProps = {
  segment: Segment;
  /** Whether it is open at first. */
  open: boolean;
};

/** The first eight episodes of one theme, and all after "see more" (§4, §9.3). */
const EpisodeSegment = memo(function EpisodeSegment({
  segment: { key, label, episodes },
  open,
}: EpisodeSegmentProps) {
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(false);
  const shown = all ? episodes : episodes.slice(0, PODCAST.perSegment);

  /** The button goes away, so the focus moves to the first of the new episodes. */
  function showAll() {
    flushSync(() => setAll(true));
    list.current?.querySelectorAll<HTMLElement>("h4 a")[PODCAST.perSegment]?.focus();
  }

  return (
    <details data-theme={key} open={open} className="episode-theme group border-b-2 border-grafite">
      <summary className="grid min-h-12 list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1 hover:bg-concreto md:min-h-14 md:grid-cols-[auto_minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
        <h3 className="text-lg leading-tight font-extrabold [font-stretch:110%] md:col-start-1 md:row-start-1 md:text-xl">
          {label}
        </h3>
        <span className="row-start-2 text-sm leading-tight font-semibold text-grafite-claro md:col-start-2 md:row-start-1 md:leading-normal">
          {episodeCount(episodes.length)}
        </span>
        <span
          aria-hidden="true"
          className="col-start-2 row-span-2 row-start-1 px-2 text-2xl leading-none group-open:rotate-45 md:col-start-3 md:row-span-1"
        >
          +
        </span>
      </summary>
      <div id={`tema-${key}`} className="scroll-mt-40 pb-2">
        <ul ref={list} className="grid grid-cols-1 gap-x-10 md:grid-cols-2">
          {shown.map((episode) => (
            <li
              key={episode.id}
              id={episodeAnchor(episode.id)}
              className="scroll-mt-32 border-t border-cimento"
            >
              <EpisodeCard episode={episode} level="h4" layout="row" />
            </li>
          ))}
        </ul>
        {shown.length < episodes.length && (
          <Button variant="secondary" className="mt-2 mb-4" onClick={showAll}>
            Ver mais
            <span className="sr-only"> episódios de {label}</span>
          </Button>
        )}
      </div>
    </details>
  );
});
