import type { LoadedEpisodes } from "@/lib/podcast/episode";

/** Addresses of the episode routes. */
export const EPISODES_API = {
  list: "/api/episodes",
  sync: "/api/episodes/sync",
  import: "/api/episodes/import",
} as const;

/** A route's refusal, with the sentence that it gives for visitors, if it gave one. */
export class EpisodesRequestError extends Error {
  constructor(readonly visitorMessage: string | undefined) {
    super(visitorMessage ?? "The episodes request failed.");
    this.name = "EpisodesRequestError";
  }
}

/** Calls an episode route and gives its JSON. @throws EpisodesRequestError */
async function requestEpisodes<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, init);
    answer = await response.json();
  } catch {
    throw new EpisodesRequestError(undefined);
  }
  if (!response.ok) {
    const error = (answer as { error?: { message?: string } } | null)?.error;
    throw new EpisodesRequestError(error?.message);
  }
  return answer as T;
}

/** POSTs JSON to an episode route. @throws EpisodesRequestError */
export const postEpisodes = <T>(path: string, body: Record<string, string> = {}) =>
  requestEpisodes<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** GET /api/episodes. */
export const loadEpisodes = () => requestEpisodes<LoadedEpisodes>(EPISODES_API.list);
