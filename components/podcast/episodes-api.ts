import type { Episode, LoadedEpisodes } from "@/lib/podcast/episode";

export const EPISODES_API = {
  list: "/api/episodes",
  sync: "/api/episodes/sync",
  import: "/api/episodes/import",
} as const;

/** A failed request, with the message for visitors from the response, if any. */
export class EpisodesRequestError extends Error {
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
export const postEpisodes = <T>(path: string, body: Record<string, string> = {}) =>
  requestEpisodes<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** The fields of an episode. */
const FIELDS = ["id", "title", "description", "thumbnail", "publishedAt"] as const;

const isEpisode = (value: unknown): value is Episode =>
  FIELDS.every((field) => typeof (value as Partial<Episode> | null)?.[field] === "string");

/**
 * The episodes, without malformed ones, which would break the page.
 * @throws EpisodesRequestError
 */
export async function loadEpisodes(): Promise<LoadedEpisodes> {
  const loaded = await requestEpisodes<LoadedEpisodes>(EPISODES_API.list);
  if (!Array.isArray(loaded.episodes)) throw new EpisodesRequestError(undefined);
  return { ...loaded, episodes: loaded.episodes.filter(isEpisode) };
}
