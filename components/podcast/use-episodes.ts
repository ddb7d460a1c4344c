"use client";

import { useState } from "react";
import useSWR from "swr";
import { useHydrated, useWhenIdle } from "@/components/ui/hooks";
import { showToast } from "@/components/ui/toast";
import { QUERY } from "@/lib/limits";
import { EPISODES_API, listedEpisode, type LoadedEpisodes } from "@/lib/podcast/episode";
import {
  failureText,
  fetchEpisodes,
  importEpisode,
  loadedText,
  syncEpisodes,
} from "@/lib/podcast/episodes-api";
import { episodeMessages } from "@/lib/podcast/messages";

/** Milliseconds before the n-th retry (§8). */
const retryDelay = (retry: number) => Math.min(1000 * 2 ** retry, QUERY.maxDelayMs);

/** A toast about a load that the visitor did not start is small. */
const UNASKED_STYLE = { className: "py-1 text-sm sm:w-small" } as const;

/**
 * The episodes of the build, then those of the API, with sync and import (§2.9, §4, §8.4). The
 * browser's HTTP cache keeps an answer for the five minutes of §8.
 * @param built undefined when the build had no backend
 */
export function useEpisodes(built: LoadedEpisodes | undefined) {
  const [task, setTask] = useState<Task>();
  /** The error of the last retry. */
  const [finalError, setFinalError] = useState<unknown>();
  const isHydrated = useHydrated();
  const { data, error, mutate, isValidating } = useSWR<LoadedEpisodes, unknown>(
    EPISODES_API.list,
    async () => asBuilt(await fetchEpisodes(task ? "reload" : "default"), built),
    {
      fallbackData: built,
      // The page asks when it is idle.
      revalidateOnMount: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      // A sync or an import has its own toast.
      onSuccess: (loaded) => {
        if (!task) tellLoaded(loaded);
      },
      onErrorRetry: (failure, _key, _config, revalidate, { retryCount }) => {
        if (retryCount <= QUERY.retries) {
          setTimeout(() => void revalidate({ retryCount }), retryDelay(retryCount));
          return;
        }
        setFinalError(failure);
        const words = failureText(episodeMessages.loadFailure, failure);
        void showToast({ ...words, isError: true, ...UNASKED_STYLE });
      },
    },
  );
  useWhenIdle(() => mutate());
  const hasFailed = error !== undefined && error === finalError;
  const isLoading = isValidating || (error !== undefined && !hasFailed);

  /** @returns whether it succeeded */
  async function runTask(name: Task, run: () => Promise<void>, messages: ErrorMessages) {
    setTask(name);
    try {
      await run();
      // If the list cannot be loaded now, the task has not failed.
      await mutate();
      return true;
    } catch (failure) {
      console.error(messages.title);
      void showToast({ ...failureText(messages, failure), isError: true });
      return false;
    } finally {
      setTask(undefined);
    }
  }

  const sync = () =>
    runTask(
      "sync",
      async () => {
        const count = await syncEpisodes();
        void showToast(episodeMessages.synced(count));
      },
      episodeMessages.syncFailure,
    );

  /** @returns whether the video was imported */
  async function importVideo(video: string): Promise<boolean> {
    const { title } = episodeMessages.importFailure;
    if (video.trim() === "") {
      void showToast({ title, description: episodeMessages.noVideo, isError: true });
      return false;
    }
    return runTask(
      "import",
      async () => {
        await importEpisode(video);
        void showToast(episodeMessages.imported);
      },
      episodeMessages.importFailure,
    );
  }

  return {
    episodes: data?.episodes ?? NONE,
    updates: data?.updates,
    task,
    /** The loading flag of §4. The static HTML does not load. */
    busy: isHydrated && (task !== undefined || isLoading),
    failure:
      hasFailed && !isValidating ? failureText(episodeMessages.loadFailure, error) : undefined,
    reload: () => void mutate(),
    sync,
    importVideo,
  };
}

export type EpisodeList = ReturnType<typeof useEpisodes>;

const NONE: LoadedEpisodes["episodes"] = [];

/**
 * An answer with what only the build knows: which episodes have a page. An answer that says the
 * same is the list of the build itself, so that nothing is rendered anew.
 */
function asBuilt(loaded: LoadedEpisodes, built: LoadedEpisodes | undefined): LoadedEpisodes {
  const pages = new Map(built?.episodes.map(({ id, page }) => [id, page]));
  const { source, updates } = loaded;
  const episodes = loaded.episodes.map((episode) =>
    listedEpisode({ ...episode, page: pages.get(episode.id) }),
  );
  const isEqual =
    built?.source === source &&
    built.updates === updates &&
    JSON.stringify(built.episodes) === JSON.stringify(episodes);
  return isEqual ? built : { source, updates, episodes };
}

/** An empty list is not among the successes of §8.4, so its toast has the destructive style. */
const tellLoaded = (loaded: LoadedEpisodes) =>
  void showToast({
    ...loadedText(loaded),
    isError: loaded.episodes.length === 0,
    ...UNASKED_STYLE,
  });

type Task = "sync" | "import";

type ErrorMessages = { title: string; unknown: string };
