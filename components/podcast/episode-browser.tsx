"use client";

import { Activity, memo, type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";
import { AlertIcon } from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import { Toaster } from "@/components/ui/toaster";
import { FeaturedEpisode } from "@/components/podcast/episode-card";
import { EpisodeTools } from "@/components/podcast/episode-tools";
import { EpisodesByTheme } from "@/components/podcast/episodes-by-theme";
import { type EpisodeList, useEpisodes } from "@/components/podcast/use-episodes";
import { PODCAST } from "@/lib/limits";
import { isDemonstration, type LoadedEpisodes, type Updates } from "@/lib/podcast/episode";
import { episodeMessages } from "@/lib/podcast/messages";

type EpisodeBrowserProps = {
  /** The episodes of the build; undefined if it had no backend. */
  built: LoadedEpisodes | undefined;
  /** The section between the list and its tools (§2.9). */
  children: ReactNode;
};

/**
 * The list of episodes, and the tools to sync and import, which everybody sees (§2.9, §6). Each is a
 * boundary (Activity) of its own, so that React takes the page over in steps.
 */
export function EpisodeBrowser({ built, children }: EpisodeBrowserProps) {
  const list = useEpisodes(built);
  const place = useRef<HTMLDivElement>(null);
  // The button disappears, so the focus moves to what takes its place.
  const retry = () => {
    place.current?.focus({ preventScroll: true });
    list.reload();
  };
  return (
    <>
      {/* The heading is in the region, so that a phone that shows the hero alone loads the list, too. */}
      <div data-live>
        <Section id="episodios" tone="white" labelledBy="episodios-titulo" title="Episódios">
          <div ref={place} tabIndex={-1} className="mt-title space-y-title">
            <Activity>
              <Episodes list={list} onRetry={retry} />
            </Activity>
          </div>
        </Section>
      </div>
      {children}
      <div className="no-print">
        <Activity>
          <EpisodeTools list={list} />
        </Activity>
      </div>
      <Toaster />
    </>
  );
}

function Episodes({ list, onRetry }: { list: EpisodeList; onRetry: () => void }) {
  const { episodes, updates, busy, failure } = list;
  const isEmpty = episodes.length === 0;
  return (
    <>
      {failure && <LoadFailure {...failure} onRetry={onRetry} />}
      {episodes.some(isDemonstration) && (
        <p className="text-sm">Os episódios desta página ainda são exemplos.</p>
      )}
      {isEmpty && busy && <EpisodeSkeletons />}
      {isEmpty && !busy && !failure && <EmptyList updates={updates} />}
      {!isEmpty && (
        <>
          <Featured episodes={episodes} busy={busy} />
          <Themes episodes={episodes} />
        </>
      )}
    </>
  );
}

// What is shown of a list stays as it is while the loading flag changes.
const FeaturedCard = memo(FeaturedEpisode);
const Themes = memo(EpisodesByTheme);

/**
 * While episodes load, the skeletons are seen in the place of the cards, so that nothing on the page
 * moves. The cards stay where a focus is in them.
 */
const Featured = ({ episodes, busy }: Pick<EpisodeList, "episodes" | "busy">) => (
  <div className="relative">
    {busy && <EpisodeSkeletons className="absolute inset-0" />}
    <ul
      aria-label="Episódios em destaque"
      className={`relative grid grid-cols-1 gap-3 md:grid-cols-3 md:gap-6 ${busy ? "not-focus-within:opacity-0" : ""}`}
    >
      {episodes.slice(0, PODCAST.featured).map((episode) => (
        <li key={episode.id} className="grid grid-cols-1">
          <FeaturedCard episode={episode} />
        </li>
      ))}
    </ul>
  </div>
);

type LoadFailureProps = { title: string; description: string; onRetry: () => void };

const LoadFailure = ({ title, description, onRetry }: LoadFailureProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-dashed border-grafite p-4">
    <AlertIcon className="size-8 shrink-0 text-planta" />
    <div className="grow basis-1/2">
      <h3 className="font-extrabold">{title}</h3>
      <p>{description}</p>
    </div>
    <Button variant="secondary" onClick={onRetry}>
      Tentar de novo
    </Button>
  </div>
);

/** A build without a backend has it, too: then nobody has said that updates are open. */
function EmptyList({ updates }: { updates: Updates | undefined }) {
  const { title, afterLoad, inDatabase } = episodeMessages.empty;
  return (
    <div className="border-line border-dashed border-grafite p-inset">
      <h3 className="text-xl font-extrabold">{title}</h3>
      <p>{updates === "open" ? afterLoad : inDatabase}</p>
    </div>
  );
}

const EpisodeSkeletons = ({ className = "" }) => (
  <div className={`grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6 ${className}`}>
    <span className="sr-only">Carregando episódios…</span>
    {Array.from({ length: PODCAST.skeletons }, (_, index) => (
      <div
        key={index}
        data-skeleton
        aria-hidden="true"
        className="grid grid-cols-label content-start gap-3 border-b-line border-cimento bg-white motion-safe:animate-pulse md:block md:border-line"
      >
        <div className="aspect-video bg-cimento" />
        <div className="space-y-3 md:p-4">
          <div className="h-icon w-4/5 bg-cimento" />
          <div className="h-4 bg-cimento" />
          <div className="h-4 w-2/3 bg-cimento" />
        </div>
      </div>
    ))}
  </div>
);
