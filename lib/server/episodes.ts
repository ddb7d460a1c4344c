import { ApiError } from "@/lib/server/api-error";
import { describeError, log } from "@/lib/server/log";
import { env } from "@/lib/env";
import { BACKEND_TIMEOUT_MS, PODCAST, SYNC_TIMEOUT_MS } from "@/lib/limits";
import type { DescribedEpisode, LoadedEpisodes } from "@/lib/podcast/episode";
import { episodeMessages } from "@/lib/podcast/messages";
import { invokeVideos, type Videos, VideosError } from "@/lib/server/invoke-videos";

type Loaded = LoadedEpisodes<DescribedEpisode>;

/**
 * The episodes from the database, or from YouTube if the database fails (§7).
 * @throws ApiError database_error or youtube_error with §8.4's message, if both fail
 */
export async function loadEpisodes(): Promise<Loaded> {
  try {
    return loaded(
      "database",
      await invokeVideos({ name: "fetch-episodios", timeoutMs: BACKEND_TIMEOUT_MS }),
    );
  } catch (databaseError) {
    log("episodes_fallback", { cause: describeError(databaseError) });
    return loadFromYoutube(databaseError);
  }
}

/** With SYNC_TOKEN no visitor can sync or import, whatever the functions need. */
const loaded = (source: Loaded["source"], { episodes, updates }: Videos): Loaded => ({
  source,
  episodes,
  updates: env.SYNC_TOKEN ? "team-only" : updates,
});

async function loadFromYoutube(databaseError: unknown): Promise<Loaded> {
  try {
    return loaded(
      "youtube",
      await invokeVideos({ name: "youtube-videos", timeoutMs: BACKEND_TIMEOUT_MS }),
    );
  } catch (cause) {
    const { database, youtube, unknown } = episodeMessages.loadFailure;
    const youtubeDetail = detailOf(cause);
    const databaseDetail = detailOf(databaseError);
    if (youtubeDetail)
      throw new ApiError("youtube_error", { message: youtube(youtubeDetail), cause });
    if (databaseDetail)
      throw new ApiError("database_error", { message: database(databaseDetail), cause });
    throw new ApiError("youtube_error", { message: unknown, cause });
  }
}

/**
 * Stores all videos of the channel.
 * @param visitor digest of the visitor's address
 * @throws ApiError with the function's message, if it has one
 */
export async function syncEpisodes(visitor: string) {
  try {
    return await invokeVideos({
      name: "youtube-videos",
      body: { mode: "all", limit: PODCAST.syncLimit },
      headers: writeHeaders(visitor),
      timeoutMs: SYNC_TIMEOUT_MS,
    });
  } catch (error) {
    throw toApiError(error);
  }
}

/**
 * Stores one video of the channel.
 * @param videoId any text; the function refuses what is no video of the channel
 * @param visitor digest of the visitor's address
 * @throws ApiError with the function's message, if it has one
 */
export async function importEpisode(videoId: string, visitor: string): Promise<void> {
  try {
    await invokeVideos({
      name: "youtube-videos",
      body: { videoId },
      headers: writeHeaders(visitor),
      timeoutMs: BACKEND_TIMEOUT_MS,
    });
  } catch (error) {
    throw toApiError(error);
  }
}

const writeHeaders = (visitor: string) => ({
  ...(env.SYNC_TOKEN && { "x-sync-token": env.SYNC_TOKEN }),
  ...(env.SITE_TOKEN && { "x-site-token": env.SITE_TOKEN, "x-visitor": visitor }),
});

const detailOf = (error: unknown) => (error instanceof VideosError ? error.detail : undefined);

function toApiError(error: unknown): ApiError {
  if (!(error instanceof VideosError)) return new ApiError("youtube_error", { cause: error });
  const { detail: message, status, retryAfterSeconds } = error;
  if (status === 409) return new ApiError("in_progress", { message, cause: error });
  if (status === 429)
    return new ApiError("rate_limited", { message, retryAfterSeconds, cause: error });
  if (status === 404 || status === 422)
    return new ApiError("invalid_video", { message, field: "video", cause: error });
  if (status === 401) return new ApiError("unauthorized", { message, cause: error });
  return new ApiError("youtube_error", { message, cause: error });
}
