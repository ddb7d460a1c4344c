"use client";

import { useMemo, useState } from "react";
import useSWRImmutable from "swr/immutable";
import { useHydrated } from "@/components/ui/hooks";
import { notify } from "@/components/ui/toast";
import { QUERY } from "@/lib/limits";
import { EPISODES_API, type LoadedEpisodes } from "@/lib/podcast/episode";
import { failureText, loadedText, loadEpisodes, postEpisodes } from "@/lib/podcast/load-episodes";
import { episodeMessages } from "@/lib/podcast/messages";

/** Milliseconds before the n-th retry (§8). */
const retryDelay = (retry: number) => Math.min(1000 * 2 ** retry, QUERY.maxDelayMs);

/**
 * The episodes of the build, then those of the API, with sync and import (§2.9, §4, §8.4). SWR
 * fetches, retries and keeps them; episodes-provider.tsx gives it the cache.
 * @param initial undefined when the build had no backend
 */
export function useEpisodeList(initial: LoadedEpisodes | undefined) {
  const [task, setTask] = useState<Task>();
  /** The error of the last retry. */
  const [finalError, setFinalError] = useState<unknown>();
  // Without a key SWR neither fetches nor reads its cache, which the static HTML does not know.
  const key = useHydrated() ? EPISODES_API.list : null;
  const { data, error, mutate, isValidating } = useSWRImmutable<LoadedEpisodes, unknown>(
    key,
    () => loadEpisodes(task ? "reload" : "default"),
    {
      // What a sync or an import has done is said already.
      onSuccess: (loaded) => task ?? notifyLoaded(loaded),
      onErrorRetry: (failure, _key, _config, revalidate, { retryCount }) => {
        if (retryCount <= QUERY.retries) {
          setTimeout(() => void revalidate({ retryCount }), retryDelay(retryCount));
          return;
        }
        setFinalError(failure);
        const text = failureText(episodeMessages.loadFailure, failure);
        void notify("destructive", text, { later: true });
      },
    },
  );
  const hasFailed = error !== undefined && error === finalError;
  const isRetrying = error !== undefined && !hasFailed;

  async function runTask(name: Task, run: () => Promise<void>, messages: ErrorMessages) {
    setTask(name);
    try {
      await run();
    } catch (failure) {
      console.error(messages.title);
      await notify("destructive", failureText(messages, failure));
    } finally {
      setTask(undefined);
    }
  }

  const sync = () =>
    runTask(
      "sync",
      async () => {
        const { count } = await postEpisodes<{ count: number }>(EPISODES_API.sync);
        await notify("default", episodeMessages.synced(count));
        await mutate();
      },
      episodeMessages.syncFailure,
    );

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
    await runTask(
      "import",
      async () => {
        await postEpisodes(EPISODES_API.import, { video });
        imported = true;
        await notify("default", episodeMessages.imported);
        // A list that cannot be loaded now is no failure of the import.
        await mutate();
      },
      episodeMessages.importFailure,
    );
    return imported;
  }

  const loaded = useMemo(() => data && shownList(data, initial), [data, initial]);
  const shown = loaded ?? initial;
  return {
    episodes: shown?.episodes ?? [],
    updates: shown?.updates,
    task,
    /** The loading flag of §4. */
    busy: task !== undefined || isValidating || isRetrying,
    /** Whether the episodes are those of the page, or of an answer. */
    source: data ? "answer" : initial && "page",
    failure:
      hasFailed && !isValidating ? failureText(episodeMessages.loadFailure, error) : undefined,
    reload: () => void mutate(),
    sync,
    importVideo,
  };
}

export type EpisodeList = ReturnType<typeof useEpisodeList>;

/**
 * What the page shows of an answer, with the pages of the episodes, which only the build knows.
 * @returns the episodes of the build itself when nothing has changed since, which renders nothing
 * again
 */
function shownList(loaded: LoadedEpisodes, built?: LoadedEpisodes): LoadedEpisodes {
  const pages = new Map(built?.episodes.map(({ id, page }) => [id, page]));
  const episodes = loaded.episodes.map((episode) => ({ ...episode, page: pages.get(episode.id) }));
  const isUnchanged = built && JSON.stringify(episodes) === JSON.stringify(built.episodes);
  return { ...loaded, episodes: isUnchanged ? built.episodes : episodes };
}

/** An empty list is not among the successes of §8.4, so its toast has the destructive style. */
function notifyLoaded(loaded: LoadedEpisodes) {
  const style = loaded.episodes.length === 0 ? "destructive" : "default";
  void notify(style, loadedText(loaded), { later: true });
}

type Task = "sync" | "import";

type ErrorMessages = { title: string; unknown: string };
