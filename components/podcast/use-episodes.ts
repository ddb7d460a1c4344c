"use client";

import { useState } from "react";
import useSWR from "swr";
import { notify, type ToastText } from "@/components/ui/toast";
import { QUERY } from "@/lib/limits";
import type { LoadedEpisodes } from "@/lib/podcast/episode";
import { episodeMessages } from "@/lib/podcast/messages";
import {
  EPISODES_API,
  EpisodesRequestError,
  loadEpisodes,
  postEpisodes,
} from "@/components/podcast/episodes-api";

/** Exponential delay before the n-th retry, capped (specification §8). Milliseconds. */
const retryDelay = (retry: number) => Math.min(1000 * 2 ** retry, QUERY.maxDelayMs);

/**
 * The page's episodes: from its HTML at first, then from the API, with sync and import (specification §2, §4, §8).
 * @param initial the episodes that the page was built with, if the backend could be reached then
 */
export function useEpisodes(initial: LoadedEpisodes | undefined) {
  const [working, setWorking] = useState(false);
  const { data, error, isLoading, mutate } = useSWR<LoadedEpisodes, EpisodesRequestError>(
    EPISODES_API.list,
    loadEpisodes,
    {
      fallbackData: initial,
      dedupingInterval: QUERY.freshMs,
      revalidateOnFocus: false,
      onSuccess: ({ source, episodes }) => notify("default", loadedText(source, episodes.length)),
      onError: (failure) =>
        notify("destructive", failureText(episodeMessages.loadFailure, failure)),
      onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
        if (retryCount > QUERY.retries) return;
        setTimeout(() => void revalidate({ retryCount }), retryDelay(retryCount));
      },
    },
  );

  /** Runs a sync or an import; one at a time. */
  async function work(task: () => Promise<void>, words: ErrorMessages) {
    setWorking(true);
    try {
      await task();
    } catch (failure) {
      console.error(words.title);
      await notify("destructive", failureText(words, failure));
    } finally {
      setWorking(false);
    }
  }

  const sync = () =>
    work(async () => {
      const { count, episodes } = await postEpisodes<LoadedEpisodes & { count: number }>(
        EPISODES_API.sync,
      );
      await mutate({ source: "database", episodes }, { revalidate: false });
      await notify("default", episodeMessages.synced(count));
    }, episodeMessages.syncFailure);

  /** @returns whether the video was imported */
  async function importVideo(video: string): Promise<boolean> {
    if (video.trim() === "") {
      await notify("destructive", {
        title: episodeMessages.importFailure.title,
        description: episodeMessages.noVideo,
      });
      return false;
    }
    let imported = false;
    await work(async () => {
      await postEpisodes(EPISODES_API.import, { video });
      await mutate(loadEpisodes(), { revalidate: false });
      await notify("default", episodeMessages.imported);
      imported = true;
    }, episodeMessages.importFailure);
    return imported;
  }

  return {
    episodes: data?.episodes,
    failure: error && failureText(episodeMessages.loadFailure, error),
    /** §4's loading flag: during the first fetch without episodes, a sync or an import. */
    busy: working || (isLoading && !data),
    reload: () => void mutate(),
    sync,
    importVideo,
  };
}

type ErrorMessages = { title: string; unknown: string };

function failureText(words: ErrorMessages, failure: unknown): Required<ToastText> {
  const message = failure instanceof EpisodesRequestError ? failure.visitorMessage : undefined;
  return { title: words.title, description: message ?? words.unknown };
}

function loadedText(source: LoadedEpisodes["source"], count: number): ToastText {
  if (count === 0) {
    const { title, inDatabase } = episodeMessages.empty;
    return { title, description: inDatabase };
  }
  return source === "database" ? episodeMessages.loaded(count) : episodeMessages.loadedFromYoutube;
}
