"use client";

import { useEffect, useMemo, useState } from "react";
import useSWR from "swr";
import { notify, type ToastText } from "@/components/ui/toast";
import { EPISODES_API, type Episode, type LoadedEpisodes } from "@/lib/podcast/episode";
import {
  failureText,
  keepEpisodes,
  keptEpisodes,
  loadEpisodes,
  postEpisodes,
} from "@/lib/podcast/load-episodes";
import { episodeMessages } from "@/lib/podcast/messages";

/** What the page's script has to say when React is there (lib/html/episodes-script.ts). */
type EpisodesEvent = CustomEvent<ToastText & { failed: boolean }>;

/** Those of the build, or those that the page's script has loaded since (§2.9, §4, §8.4). */
export function useEpisodes(initial: LoadedEpisodes | undefined) {
  const [task, setTask] = useState<Task>();
  const { data, mutate, isValidating } = useSWR<LoadedEpisodes>(
    EPISODES_API.list,
    () => loadEpisodes({ cache: "reload" }),
    {
      fallbackData: initial,
      // The page's script has loaded them, and retries.
      revalidateOnMount: false,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
      onError: (failure) =>
        notify("destructive", failureText(episodeMessages.loadFailure, failure), { later: true }),
    },
  );

  useEffect(() => {
    const show = () => void mutate(keptEpisodes(), { revalidate: false });
    const onEpisodes = (event: Event) => {
      const { detail } = event as EpisodesEvent;
      event.preventDefault();
      show();
      void notify(detail.failed ? "destructive" : "default", detail, { later: true });
    };
    if (keptEpisodes()) show();
    document.addEventListener("episodes", onEpisodes);
    return () => document.removeEventListener("episodes", onEpisodes);
  }, [mutate]);

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
        const { count, ...loaded } = await postEpisodes<LoadedEpisodes & { count: number }>(
          EPISODES_API.sync,
        );
        await mutate(keepEpisodes({ ...data, ...loaded }), { revalidate: false });
        await notify("default", episodeMessages.synced(count));
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
        void mutate();
      },
      episodeMessages.importFailure,
    );
    return imported;
  }

  const episodes = useMemo(() => withPages(data, initial), [data, initial]);
  return {
    episodes,
    updates: data?.updates,
    task,
    /** The loading state of §4. The first load is the page's script's. */
    busy: task !== undefined || isValidating,
    sync,
    importVideo,
  };
}

/** Adds the pages of the episodes, which only the build knows. */
function withPages(loaded: LoadedEpisodes | undefined, initial: LoadedEpisodes | undefined) {
  if (!loaded || loaded.version === initial?.version) return initial?.episodes ?? [];
  const pages = new Map(initial?.episodes.map(({ id, page }) => [id, page]));
  return loaded.episodes.map((episode): Episode => ({ ...episode, page: pages.get(episode.id) }));
}

type Task = "sync" | "import";

type ErrorMessages = { title: string; unknown: string };
