/** The calls of the podcast page to the site's own API. */
import type { z } from "zod/mini";
import { EPISODES_API, type LoadedEpisodes } from "@/lib/podcast/episode";
import type * as Schemas from "@/lib/podcast/episode-schemas";
import { episodeMessages } from "@/lib/podcast/messages";

class EpisodesRequestError extends Error {
  constructor(readonly visitorMessage: string | undefined) {
    super(visitorMessage ?? "The episodes request failed.");
    this.name = "EpisodesRequestError";
  }
}

/**
 * The schemas come with the first call: before it nothing is sent whose answer could not be read.
 * @throws EpisodesRequestError also where the answer has another shape
 */
async function request<Name extends "loadedEpisodes" | "synced" | "imported">(
  name: Name,
  path: string,
  init: RequestInit,
): Promise<z.infer<(typeof Schemas)[Name]>> {
  const schemas = await import("@/lib/podcast/episode-schemas").catch(() => undefined);
  if (!schemas) throw new EpisodesRequestError(undefined);
  const response = await fetch(path, init).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  const { success, data } = schemas[name].safeParse(body);
  if (response?.ok && success) return data as z.infer<(typeof Schemas)[Name]>;
  throw new EpisodesRequestError(schemas.failed.safeParse(body).data?.error.message);
}

/** @param cache "reload" passes by what the browser has kept. @throws EpisodesRequestError */
export const fetchEpisodes = (cache: RequestCache): Promise<LoadedEpisodes> =>
  request("loadedEpisodes", EPISODES_API.list, { cache });

const post = (body: Record<string, string>): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** @returns how many videos were stored @throws EpisodesRequestError */
export const syncEpisodes = async (): Promise<number> =>
  (await request("synced", EPISODES_API.sync, post({}))).count;

/** @param video what the visitor typed @throws EpisodesRequestError */
export async function importEpisode(video: string): Promise<void> {
  await request("imported", EPISODES_API.import, post({ video }));
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
