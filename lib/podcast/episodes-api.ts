/** The calls of the podcast page to the site's own API. */
import { EPISODES_API, loadedEpisodes, type LoadedEpisodes } from "@/lib/podcast/episode";
import { episodeMessages } from "@/lib/podcast/messages";

class EpisodesRequestError extends Error {
  constructor(readonly visitorMessage: string | undefined) {
    super(visitorMessage ?? "The episodes request failed.");
    this.name = "EpisodesRequestError";
  }
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  if (response?.ok && body !== undefined) return body as T;
  const error = (body as { error?: { message?: string } } | null | undefined)?.error;
  throw new EpisodesRequestError(error?.message);
}

/**
 * @param cache "reload" passes by what the browser has kept.
 * @throws EpisodesRequestError also where the answer is no list of episodes
 */
export async function fetchEpisodes(cache: RequestCache): Promise<LoadedEpisodes> {
  const body = await request<unknown>(EPISODES_API.list, { cache });
  const { data } = loadedEpisodes.safeParse(body);
  if (!data) throw new EpisodesRequestError(undefined);
  return data;
}

/** @throws EpisodesRequestError */
export const postEpisodes = <T>(path: string, body: Record<string, string> = {}) =>
  request<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

export function failureText(messages: { title: string; unknown: string }, failure: unknown) {
  const message = failure instanceof EpisodesRequestError ? failure.visitorMessage : undefined;
  return { title: messages.title, description: message ?? messages.unknown };
}

export function loadedText({ source, episodes }: LoadedEpisodes) {
  const { empty, loaded, loadedFromYoutube } = episodeMessages;
  if (episodes.length === 0) return { title: empty.title, description: empty.inDatabase };
  return source === "database" ? loaded(episodes.length) : loadedFromYoutube;
}
