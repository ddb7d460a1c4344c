"use client";

import { useMemo, useState } from "react";
import useSWR from "swr";
import { useHydrated } from "@/components/ui/hooks";
import { notify, type ToastText } from "@/components/ui/toast";
import { QUERY } from "@/lib/limits";
import { EPISODES_API, type Episode, type LoadedEpisodes } from "@/lib/podcast/episode";
import { episodeMessages } from "@/lib/podcast/messages";

/** Exponential delay before the n-th retry in milliseconds, with a maximum (§8.4). */
const retryDelay = (retry: number) => Math.min(1000 * 2 ** retry, QUERY.maxDelayMs);

/**
 * Episodes: first from the static HTML, then from the API, with sync and import (§2.9, §4, §8.4).
 * @param initial the episodes of the build, undefined when the backend was not available
 */
export function useEpisodes(initial: LoadedEpisodes | undefined) {
  const [task, setTask] = useState<Task>();
  const hydrated = useHydrated();
  const { data, error, isLoading, mutate } = useSWR<LoadedEpisodes, EpisodesRequestError>(
    EPISODES_API.list,
    loadEpisodes,
    {
      fallbackData: initial,
      dedupingInterval: QUERY.freshMs,
      revalidateOnFocus: false,
      onSuccess: ({ source, episodes }) => notifyLoaded(source, episodes.length),
      onError: (failure) =>
        notify("destructive", failureText(episodeMessages.loadFailure, failure), { later: true }),
      onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
        if (retryCount > QUERY.retries) return;
        setTimeout(() => void revalidate({ retryCount }), retryDelay(retryCount));
      },
    },
  );

  /** Runs a sync or an import, and reports a failure as a toast. */
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

  /** Loads the episodes again; the skeletons show that it does. A failure is reported above. */
  async function reload() {
    setTask("reload");
    await mutate();
    setTask(undefined);
  }

  const sync = () =>
    runTask(
      "sync",
      async () => {
        const { count, episodes } = await postEpisodes<LoadedEpisodes & { count: number }>(
          EPISODES_API.sync,
        );
        await mutate({ ...data, source: "database", episodes }, { revalidate: false });
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
        await mutate(loadEpisodes(), { revalidate: false });
        await notify("default", episodeMessages.imported);
        imported = true;
      },
      episodeMessages.importFailure,
    );
    return imported;
  }

  const episodes = useMemo(() => withPages(data?.episodes ?? [], initial), [data, initial]);
  return {
    episodes,
    updates: data?.updates,
    failure: error && failureText(episodeMessages.loadFailure, error),
    /** What the visitor started and is not finished. */
    task,
    /**
     * The loading state of §4: the first fetch, sync or import. Retries run in the background. The
     * static HTML shows the episodes of the build.
     */
    busy: task !== undefined || (isLoading && !error && (hydrated || !data)),
    reload,
    sync,
    importVideo,
  };
}

/**
 * Adds the pages of the episodes, which only the build knows.
 * @returns the list of the build itself when nothing has changed since: React renders nothing again
 */
function withPages(episodes: Episode[], initial: LoadedEpisodes | undefined): Episode[] {
  const pages = new Map(initial?.episodes.map(({ id, page }) => [id, page]));
  const loaded = episodes.map((episode) => ({ ...episode, page: pages.get(episode.id) }));
  const isSame = initial && JSON.stringify(loaded) === JSON.stringify(initial.episodes);
  return isSame ? initial.episodes : loaded;
}

type Task = "sync" | "import" | "reload";

type ErrorMessages = { title: string; unknown: string };

function failureText(messages: ErrorMessages, failure: unknown): Required<ToastText> {
  const message = failure instanceof EpisodesRequestError ? failure.visitorMessage : undefined;
  return { title: messages.title, description: message ?? messages.unknown };
}

/** §8.4. An empty list is not among the successes, so its toast has the destructive style. */
function notifyLoaded(source: LoadedEpisodes["source"], count: number) {
  const { empty, loaded, loadedFromYoutube } = episodeMessages;
  if (count === 0) {
    const text = { title: empty.title, description: empty.inDatabase };
    return notify("destructive", text, { later: true });
  }
  const text = source === "database" ? loaded(count) : loadedFromYoutube;
  return notify("default", text, { later: true });
}

/** A failed request, with the message for visitors from the response, if any. */
class EpisodesRequestError extends Error {
  constructor(readonly visitorMessage: string | undefined) {
    super(visitorMessage ?? "The episodes request failed.");
    this.name = "EpisodesRequestError";
  }
}

/** Calls an episode route and returns its JSON. @throws EpisodesRequestError */
async function requestEpisodes<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(path, init);
    body = await response.json();
  } catch {
    throw new EpisodesRequestError(undefined);
  }
  if (!response.ok) {
    const error = (body as { error?: { message?: string } } | null)?.error;
    throw new EpisodesRequestError(error?.message);
  }
  return body as T;
}

/** POSTs JSON to an episode route. @throws EpisodesRequestError */
const postEpisodes = <T>(path: string, body: Record<string, string> = {}) =>
  requestEpisodes<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const loadEpisodes = () => requestEpisodes<LoadedEpisodes>(EPISODES_API.list);
