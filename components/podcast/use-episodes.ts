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

/** Exponential delay before the n-th retry in milliseconds, with a maximum (§8.4). */
const retryDelay = (retry: number) => Math.min(1000 * 2 ** retry, QUERY.maxDelayMs);

/**
 * Episodes: first from the static HTML, then from the API, with sync and import (§2.9, §4, §8.4).
 * @param initial the episodes of the build, undefined when the backend was not available
 */
export function useEpisodes(initial: LoadedEpisodes | undefined) {
  const [running, setRunning] = useState(false);
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

  /** Runs a sync or an import, and reports a failure as a toast. */
  async function runTask(task: () => Promise<void>, messages: ErrorMessages) {
    setRunning(true);
    try {
      await task();
    } catch (failure) {
      console.error(messages.title);
      await notify("destructive", failureText(messages, failure));
    } finally {
      setRunning(false);
    }
  }

  const sync = () =>
    runTask(async () => {
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
    await runTask(async () => {
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
    /** The loading state of §4: first load without episodes, sync or import. */
    busy: running || (isLoading && !data),
    reload: () => void mutate(),
    sync,
    importVideo,
  };
}

type ErrorMessages = { title: string; unknown: string };

function failureText(messages: ErrorMessages, failure: unknown): Required<ToastText> {
  const message = failure instanceof EpisodesRequestError ? failure.visitorMessage : undefined;
  return { title: messages.title, description: message ?? messages.unknown };
}

function loadedText(source: LoadedEpisodes["source"], count: number): ToastText {
  if (count === 0) {
    const { title, inDatabase } = episodeMessages.empty;
    return { title, description: inDatabase };
  }
  return source === "database" ? episodeMessages.loaded(count) : episodeMessages.loadedFromYoutube;
}
