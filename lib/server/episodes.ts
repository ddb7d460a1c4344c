import { z } from "zod";
import { ApiError, type ApiErrorCode } from "@/lib/server/api-error";
import { FunctionError, invokeFunction } from "@/lib/server/invoke-function";
import { describeError, log } from "@/lib/server/log";
import { env } from "@/lib/env";
import { BACKEND_TIMEOUT_MS, PODCAST, SYNC_TIMEOUT_MS } from "@/lib/limits";
import { keep } from "@/lib/memoize";
import { type DescribedEpisode, listedEpisode, type LoadedEpisodes } from "@/lib/podcast/episode";
import { episodeMessages } from "@/lib/podcast/messages";
import { toEpisodes, videosResponseSchema } from "@/lib/server/wire-episode";

type Loaded = LoadedEpisodes<DescribedEpisode>;

/** From the database, or from YouTube if it fails (§7). @throws ApiError with §8's message */
export async function loadEpisodes(): Promise<Loaded> {
  try {
    return await load("database", "fetch-episodios");
  } catch (databaseError) {
    log("episodes_fallback", { cause: describeError(databaseError) });
    return load("youtube", "youtube-videos").catch((cause: unknown) => {
      throw loadFailure(messageOf(cause), messageOf(databaseError), cause);
    });
  }
}

const SHARED_FOR_MS = 60_000;

type Shared = { at: number; list: Promise<LoadedEpisodes> };

/** Of the process, since each route is a bundle with variables of its own. */
const shared = keep("shared-episodes", (): { latest?: Shared } => ({}));

/**
 * The list for /api/episodes. Its requests of a minute share one call, since the backend is paid by
 * calls; a failure is not kept. @throws ApiError with §8's message
 */
export function sharedEpisodes(): Promise<LoadedEpisodes> {
  const now = Date.now();
  if (shared.latest && Math.abs(now - shared.latest.at) <= SHARED_FOR_MS) return shared.latest.list;
  const latest = { at: now, list: loadList() };
  shared.latest = latest;
  latest.list.catch(() => {
    if (shared.latest === latest) shared.latest = undefined;
  });
  return latest.list;
}

async function loadList(): Promise<LoadedEpisodes> {
  const loaded = await loadEpisodes();
  return { ...loaded, episodes: loaded.episodes.map(listedEpisode) };
}

/** Half of the time for each of the two functions: where the backend hangs, it is both. */
const LOAD_TIMEOUT_MS = BACKEND_TIMEOUT_MS / 2;

/** With SYNC_TOKEN no visitor can sync or import, whatever the functions need. */
async function load(source: Loaded["source"], name: EpisodeFunction): Promise<Loaded> {
  const answer = videosOf(await invoke(name, { method: "GET", timeoutMs: LOAD_TIMEOUT_MS }));
  const updates = env.SYNC_TOKEN ? "team-only" : answer.updates;
  return { source, episodes: answer.episodes, updates };
}

type Message = string | undefined;

const messageOf = (error: unknown): Message =>
  error instanceof ApiError ? error.options.message : undefined;

function loadFailure(ofYoutube: Message, ofDatabase: Message, cause: unknown) {
  const { database, youtube, unknown } = episodeMessages.loadFailure;
  if (!ofYoutube && ofDatabase) {
    return new ApiError("database_error", { message: database(ofDatabase), cause });
  }
  const message = ofYoutube ? youtube(ofYoutube) : unknown;
  return new ApiError("youtube_error", { message, cause });
}

/**
 * Stores all videos of the channel. Whether the function answers with the videos or only counts
 * them, the page loads its list again.
 * @param visitor headers that name the visitor
 * @returns how many videos it has stored
 */
export async function syncEpisodes(visitor: Record<string, string>): Promise<number> {
  const body = { mode: "all", limit: PODCAST.syncLimit };
  const answer = await write(body, visitor, SYNC_TIMEOUT_MS);
  return countSchema.safeParse(answer).data?.count ?? videosOf(answer).episodes.length;
}

/**
 * Stores one video. Of the answer only the error field is read (§7).
 * @param videoId any text; the function refuses what is no video of the channel
 */
export async function importEpisode(videoId: string, visitor: Record<string, string>) {
  await write({ videoId }, visitor, BACKEND_TIMEOUT_MS);
}

async function write(
  body: Record<string, unknown>,
  visitor: Record<string, string>,
  timeoutMs: number,
) {
  const headers = { ...visitor, ...(env.SYNC_TOKEN && { "x-sync-token": env.SYNC_TOKEN }) };
  try {
    return await invoke("youtube-videos", { method: "POST", body, headers, timeoutMs });
  } finally {
    // Also after a failure, since a sync stores page by page.
    shared.latest = undefined;
  }
}

type EpisodeFunction = "fetch-episodios" | "youtube-videos";

const CODES: Record<number, ApiErrorCode> = {
  400: "bad_request",
  401: "unauthorized",
  404: "invalid_video",
  409: "in_progress",
  413: "too_large",
  422: "invalid_video",
  429: "rate_limited",
};

/** @throws ApiError, whose message is the function's own, which visitors may read */
const invoke = (name: EpisodeFunction, call: Parameters<typeof invokeFunction>[1]) =>
  invokeFunction(name, call).catch((cause: unknown) => {
    const answer = cause instanceof FunctionError ? cause.answer : {};
    const { status = 0, words: message, retryAfterSeconds } = answer;
    const code = CODES[status] ?? "youtube_error";
    const field = code === "invalid_video" ? "video" : undefined;
    throw new ApiError(code, { message, field, retryAfterSeconds, cause });
  });

/** @throws ApiError where the answer has no list of videos, or an error */
function videosOf(body: unknown) {
  const { data, error: cause } = videosResponseSchema.safeParse(body);
  if (!data) throw new ApiError("youtube_error", { cause });
  return { episodes: toEpisodes(data.videos), updates: data.updates };
}

const countSchema = z.object({ count: z.int().nonnegative() });
