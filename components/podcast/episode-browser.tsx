"use client";

import { memo } from "react";
import { Button } from "@/components/ui/button";
import { AlertIcon } from "@/components/ui/icons";
import { FeaturedEpisode } from "@/components/podcast/episode-card";
import { EpisodesByTheme } from "@/components/podcast/episodes-by-theme";
import { useEpisodes } from "@/components/podcast/episodes-provider";
import { dataAttributes } from "@/lib/browser/attributes";
import { PODCAST } from "@/lib/limits";
import { type Episode, isDemonstration, type Updates } from "@/lib/podcast/episode";
import { episodeMessages } from "@/lib/podcast/messages";

/** @param builtOn the day of the build, dd/mm/yyyy */
export function EpisodeBrowser({ builtOn }: { builtOn: string }) {
  const { episodes, source, updates, busy, failure, reload } = useEpisodes();
  const isEmpty = episodes.length === 0;
  return (
    // React starts after the first paint, because §4 has the page load its episodes.
    <div
      {...dataAttributes({ start: true, busy: busy || undefined })}
      className="group/episodes space-y-4 md:space-y-12"
    >
      {failure && (
        <LoadFailure
          {...failure}
          listOf={source === "page" && !isEmpty ? builtOn : undefined}
          onReload={reload}
        />
      )}
      {episodes.some(isDemonstration) && (
        <p className="text-sm">Os episódios desta página ainda são exemplos.</p>
      )}
      {isEmpty ? (
        <>
          <EpisodeSkeletons />
          {source && <EmptyList updates={updates} />}
        </>
      ) : (
        <>
          <Featured episodes={episodes} />
          <EpisodesByTheme episodes={episodes} />
        </>
      )}
    </div>
  );
}

/** While episodes load, the skeletons lie over the cards, so that nothing on the page moves. */
const Featured = memo(function Featured({ episodes }: { episodes: readonly Episode[] }) {
  return (
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
});

type LoadFailureProps = {
  title: string;
  description: string;
  /** The day of the list that is shown nevertheless. */
  listOf?: string;
  onReload: () => void;
};

const LoadFailure = ({ title, description, listOf, onReload }: LoadFailureProps) => (
  <div className="flex flex-wrap items-center gap-x-8 gap-y-3 border-2 border-dashed border-grafite p-4 lg:px-6">
    <AlertIcon className="size-8 shrink-0 text-planta" />
    <div className="grow basis-64">
      <h3 className="font-extrabold">{title}</h3>
      <p>{description}</p>
      {listOf && <p>A lista abaixo é de {listOf}.</p>}
    </div>
    <Button variant="secondary" onClick={onReload}>
      Tentar de novo
    </Button>
  </div>
);

function EmptyList({ updates = "open" }: { updates?: Updates }) {
  const { title, afterLoad, inDatabase } = episodeMessages.empty;
  return (
    <div className="border-2 border-dashed border-grafite p-6 group-data-busy/episodes:hidden lg:p-10">
      <h3 className="text-xl font-extrabold">{title}</h3>
      <p>{updates === "open" ? afterLoad : inDatabase}</p>
    </div>
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
        {...dataAttributes({ skeleton: true })}
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
