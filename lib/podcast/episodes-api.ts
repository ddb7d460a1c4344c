/** The calls of the podcast page to the site's own API. */
// zod/mini, because browsers load this file.
import * as z from "zod/mini";
import { EPISODES_API, loadedEpisodes, type LoadedEpisodes } from "@/lib/podcast/episode";
import { episodeMessages } from "@/lib/podcast/messages";

class EpisodesRequestError extends Error {
  constructor(readonly visitorMessage: string | undefined) {
    super(visitorMessage ?? "The episodes request failed.");
    this.name = "EpisodesRequestError";
  }
}

const failed = z.object({ error: z.object({ message: z.string() }) });

/** @throws EpisodesRequestError also where the answer has another shape */
async function request<Shape extends z.ZodMiniType>(
  shape: Shape,
  path: string,
  init: RequestInit,
): Promise<z.infer<Shape>> {
  const response = await fetch(path, init).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  const { success, data } = shape.safeParse(body);
  if (response?.ok && success) return data;
  throw new EpisodesRequestError(failed.safeParse(body).data?.error.message);
}

/** @param cache "reload" passes by what the browser has kept. @throws EpisodesRequestError */
export const fetchEpisodes = (cache: RequestCache): Promise<LoadedEpisodes> =>
  request(loadedEpisodes, EPISODES_API.list, { cache });

const post = (body: Record<string, string>): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const synced = z.object({ count: z.number() });

/** @returns how many videos were stored @throws EpisodesRequestError */
export const syncEpisodes = async (): Promise<number> =>
  (await request(synced, EPISODES_API.sync, post({}))).count;

const imported = z.object({ ok: z.literal(true) });

/** @param video what the visitor typed @throws EpisodesRequestError */
export async function importEpisode(video: string): Promise<void> {
  await request(imported, EPISODES_API.import, post({ video }));
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
