"use client";

import { useMemo, type ComponentProps, type ReactNode } from "react";
import { FoldIcon } from "@/components/ui/fold-icon";
import { AlertIcon } from "@/components/ui/icons";
import { Button, buttonClass } from "@/components/ui/button";
import { TOAST_CLASSES } from "@/components/ui/toast-host";
import { PODCAST } from "@/lib/limits";
import {
  type Episode,
  isDemonstration,
  type LoadedEpisodes,
  type Updates,
} from "@/lib/podcast/episode";
import { episodeMessages, episodeCount } from "@/lib/podcast/messages";
import { toSegments, type Segment } from "@/lib/podcast/themes";
import { EpisodeRow, FeaturedEpisode } from "@/components/podcast/episode-card";
import { EpisodeTools } from "@/components/podcast/episode-tools";
import { ThemeChips } from "@/components/podcast/theme-chips";
import { useEpisodes } from "@/components/podcast/use-episodes";
import { DemonstrationLabel } from "@/components/ui/badge";
import { episodeAnchor } from "@/lib/paths";

type EpisodeBrowserProps = {
  initial?: LoadedEpisodes;
  /** The day of the build, dd/mm/yyyy. */
  builtOn: string;
};

/** The page's script loads what is new (lib/html/episodes-script.ts); React is for the tools. */
export function EpisodeBrowser({ initial, builtOn }: EpisodeBrowserProps) {
  const { episodes, updates, busy, task, sync, importVideo } = useEpisodes(initial);
  const isEmpty = episodes.length === 0;
  return (
    <div
      data-episodes={initial?.version ?? ""}
      data-busy={busy ? "" : undefined}
      className="group/episodes space-y-4 md:space-y-12"
    >
      <LoadFailure>{!isEmpty && `A lista abaixo é de ${builtOn}.`}</LoadFailure>
      {episodes.some(isDemonstration) && (
        <p className="text-sm">
          Os episódios desta página ainda são exemplos.
          <DemonstrationLabel />
        </p>
      )}
      {isEmpty ? (
        <EmptyList updates={updates} isLoaded={initial !== undefined} />
      ) : (
        <Featured episodes={episodes} />
      )}
      {!isEmpty && <ByTheme episodes={episodes} />}
      <EpisodeTools
        busy={busy}
        updates={updates}
        task={task}
        onSync={sync}
        onImport={importVideo}
      />
      <PageToasts />
    </div>
  );
}

type EpisodesProps = { episodes: readonly Episode[] };

/** While episodes load, the skeletons lie over the cards, so that nothing on the page moves. */
const Featured = ({ episodes }: EpisodesProps) => (
  <div className="relative">
    <ul
      aria-label="Episódios em destaque"
      className="grid grid-cols-1 gap-3 group-data-busy/episodes:invisible md:grid-cols-3 md:gap-6"
    >
      {episodes.slice(0, PODCAST.featured).map((episode) => (
        <li key={episode.id} className="grid grid-cols-1">
          <FeaturedEpisode episode={episode} />
        </li>
      ))}
    </ul>
    <EpisodeSkeletons className="absolute inset-0" />
  </div>
);

function ByTheme({ episodes }: EpisodesProps) {
  const segments = useMemo(() => toSegments(episodes), [episodes]);
  return (
    <div className="episode-themes space-y-3 md:space-y-5">
      <ThemeChips segments={segments} />
      <div data-themes="" className="border-t-2 border-grafite">
        {segments.map((segment, index) => (
          <EpisodeSegment key={segment.key} segment={segment} open={index === 0} />
        ))}
      </div>
    </div>
  );
}

/** Shown by the page's script when the episodes cannot be loaded (§8.4). */
const LoadFailure = ({ children }: { children: ReactNode }) => (
  <div
    data-load-failure=""
    hidden
    className="flex flex-wrap items-center gap-x-8 gap-y-3 border-2 border-dashed border-grafite p-4 lg:px-6"
  >
    <AlertIcon className="size-8 shrink-0 text-planta" />
    <div className="grow basis-64">
      <h3 className="font-extrabold">{episodeMessages.loadFailure.title}</h3>
      <p>
        <Filled data-description="" /> {children}
      </p>
    </div>
    <Button variant="secondary">Tentar de novo</Button>
  </div>
);

function EmptyList({ isLoaded, updates = "open" }: { isLoaded: boolean; updates?: Updates }) {
  const { title, afterLoad, inDatabase } = episodeMessages.empty;
  return (
    <>
      <EpisodeSkeletons />
      {isLoaded && (
        <div className="border-2 border-dashed border-grafite p-6 group-data-busy/episodes:hidden lg:p-10">
          <h3 className="text-xl font-extrabold">{title}</h3>
          <p>{updates === "open" ? afterLoad : inDatabase}</p>
        </div>
      )}
    </>
  );
}

const EpisodeSkeletons = ({ className = "" }) => (
  <div
    role="status"
    className={`hidden grid-cols-1 gap-4 group-data-busy/episodes:grid md:grid-cols-3 md:gap-6 ${className}`}
  >
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

/** The toasts of the page's script, which look like React's (§8). */
const PageToasts = () => (
  <div
    role="status"
    className="fixed right-6 bottom-6 z-40 max-md:inset-x-2 max-md:top-20 max-md:bottom-auto"
  >
    <PageToast type="default" />
    <PageToast type="error" />
  </div>
);

function PageToast({ type }: { type: "default" | "error" }) {
  const isError = type === "error";
  return (
    <div
      data-page-toast=""
      data-type={type}
      hidden
      className={`relative ${TOAST_CLASSES.toast} ${isError ? TOAST_CLASSES.error : ""}`}
    >
      {isError && <AlertIcon className="size-6" />}
      <div>
        <Filled data-title="" className={`block ${TOAST_CLASSES.title}`} />
        <Filled data-description="" className={`block ${TOAST_CLASSES.description}`} />
      </div>
      <button type="button" aria-label="Fechar aviso" className={TOAST_CLASSES.closeButton}>
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}

/** Its text is written by the page's script. React compares the text of no element like this. */
const Filled = (props: ComponentProps<"span">) => (
  <span suppressHydrationWarning {...props}>
    {" "}
  </span>
);

type EpisodeSegmentProps = { segment: Segment<Episode>; open: boolean };

function EpisodeSegment({ segment: { key, label, episodes }, open }: EpisodeSegmentProps) {
  const more = episodes.slice(PODCAST.perSegment);
  return (
    <details data-theme={key} open={open} className="episode-theme group border-b-2 border-grafite">
      <summary className="grid min-h-12 list-none grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-1 hover:bg-concreto md:min-h-14 md:grid-cols-[auto_minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
        <h3 className="leading-tight font-extrabold md:text-xl md:[font-stretch:110%]">{label}</h3>
        <span className="text-sm font-semibold text-grafite-claro">
          {episodeCount(episodes.length)}
        </span>
        <FoldIcon />
      </summary>
      <div id={`tema-${key}`} className="scroll-mt-40 pb-2">
        <EpisodeRows episodes={episodes.slice(0, PODCAST.perSegment)} />
        {more.length > 0 && (
          <details className="group/more">
            <summary
              className={`${buttonClass("secondary")} my-2 list-none group-open/more:hidden [&::-webkit-details-marker]:hidden`}
            >
              <span>
                Ver mais<span className="sr-only"> episódios de {label}</span>
              </span>
            </summary>
            <EpisodeRows episodes={more} />
          </details>
        )}
      </div>
    </details>
  );
}

const EpisodeRows = ({ episodes }: EpisodesProps) => (
  <ul>
    {episodes.map((episode) => (
      <li
        key={episode.id}
        id={episodeAnchor(episode.id)}
        className="scroll-mt-32 border-cimento not-first:border-t"
      >
        <EpisodeRow episode={episode} />
      </li>
    ))}
  </ul>
);
