/** The episodes in the browser, for the small script of the podcast page and for React. */
import { QUERY } from "@/lib/limits";
import { EPISODES_API, type LoadedEpisodes } from "@/lib/podcast/episode";
import { episodeMessages } from "@/lib/podcast/messages";

class EpisodesRequestError extends Error {
  constructor(readonly visitorMessage: string | undefined) {
    super(visitorMessage ?? "The episodes request failed.");
    this.name = "EpisodesRequestError";
  }
}

async function requestEpisodes<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  if (response?.ok && body !== undefined) return body as T;
  const error = (body as { error?: { message?: string } } | null | undefined)?.error;
  throw new EpisodesRequestError(error?.message);
}

export const postEpisodes = <T>(path: string, body: Record<string, string> = {}) =>
  requestEpisodes<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const retryDelay = (retry: number) => Math.min(1000 * 2 ** retry, QUERY.maxDelayMs);

type LoadOptions = {
  onFailure?: () => void;
  /** "reload" passes by the cache of a server in between. */
  cache?: RequestCache;
};

/** With §8's three retries. @throws EpisodesRequestError of the last attempt */
export async function loadEpisodes({ onFailure, cache }: LoadOptions = {}) {
  for (let retry = 1; ; retry += 1) {
    try {
      return keepEpisodes(await requestEpisodes<LoadedEpisodes>(EPISODES_API.list, { cache }));
    } catch (failure) {
      onFailure?.();
      if (retry > QUERY.retries) throw failure;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(retry)));
    }
  }
}

export function failureText(messages: { title: string; unknown: string }, failure: unknown) {
  const message = failure instanceof EpisodesRequestError ? failure.visitorMessage : undefined;
  return { title: messages.title, description: message ?? messages.unknown };
}

export function loadedText({ source, episodes }: LoadedEpisodes) {
  const { empty, loaded, loadedFromYoutube } = episodeMessages;
  if (episodes.length === 0) return { title: empty.title, description: empty.inDatabase };
  return source === "database" ? loaded(episodes.length) : loadedFromYoutube;
}

type Kept = { at: number; loaded: LoadedEpisodes };

const KEY = "episodes";

/** Shared with a script of another file; the only place where storage is not allowed. */
const page = globalThis as { keptEpisodes?: Kept };

export function keepEpisodes(loaded: LoadedEpisodes): LoadedEpisodes {
  page.keptEpisodes = { at: Date.now(), loaded };
  try {
    localStorage[KEY] = JSON.stringify(page.keptEpisodes);
  } catch {
    // Storage is full or not allowed.
  }
  return loaded;
}

export function keptEpisodes(): LoadedEpisodes | undefined {
  const kept = page.keptEpisodes ?? readKept();
  return kept && Date.now() - kept.at < QUERY.freshMs ? kept.loaded : undefined;
}

function readKept(): Kept | undefined {
  try {
    return JSON.parse(localStorage[KEY] as string) as Kept;
  } catch {
    return undefined;
  }
}
