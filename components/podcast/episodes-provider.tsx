"use client";

import { createContext, type ReactNode, useContext } from "react";
import { SWRConfig } from "swr";
import { storedCache } from "@/components/podcast/episodes-cache";
import { type EpisodeList, useEpisodeList } from "@/components/podcast/use-episodes";
import { PODCAST } from "@/lib/limits";
import type { LoadedEpisodes } from "@/lib/podcast/episode";

const EpisodesContext = createContext<EpisodeList | undefined>(undefined);

type EpisodesProviderProps = { initial: LoadedEpisodes | undefined; children: ReactNode };

/** The one owner of the podcast page's episodes. `initial` are those of the build. */
export const EpisodesProvider = (props: EpisodesProviderProps) => (
  <SWRConfig value={CONFIG}>
    <Episodes {...props} />
  </SWRConfig>
);

const CONFIG = { provider: storedCache };

const Episodes = ({ initial, children }: EpisodesProviderProps) => (
  <EpisodesContext value={useEpisodeList(initial)}>{children}</EpisodesContext>
);

export function useEpisodes(): EpisodeList {
  const list = useContext(EpisodesContext);
  if (!list) throw new Error("useEpisodes needs an EpisodesProvider around it.");
  return list;
}

/** How many episodes there are: the list says it or, if it is empty, §9. */
export function EpisodeTotal({ className }: { className: string }) {
  const total = useEpisodes().episodes.length || PODCAST.episodes;
  return (
    <>
      <span className={className}>{total}</span> {total === 1 ? "episódio" : "episódios"}
    </>
  );
}
