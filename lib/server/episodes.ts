import { createHash } from "node:crypto";
import { FunctionsHttpError } from "@supabase/supabase-js";
import { z } from "zod";
import { ApiError, type ApiErrorCode } from "@/lib/server/api-error";
import { describeError, log } from "@/lib/server/log";
import { env } from "@/lib/env";
import { BACKEND_TIMEOUT_MS, PODCAST, SYNC_TIMEOUT_MS } from "@/lib/limits";
import {
  type DescribedEpisode,
  listed,
  type LoadedEpisodes,
  type Updates,
} from "@/lib/podcast/episode";
import { episodeMessages } from "@/lib/podcast/messages";
import { supabase } from "@/lib/server/supabase";
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

/** With SYNC_TOKEN no visitor can sync or import, whatever the functions need. */
async function load(source: Loaded["source"], name: Call["name"]): Promise<Loaded> {
  const answer = await invokeVideos({ name, timeoutMs: BACKEND_TIMEOUT_MS });
  const updates = env.SYNC_TOKEN ? "team-only" : answer.updates;
  return versioned({ source, episodes: answer.episodes, updates });
}

function versioned<T extends Omit<Loaded, "version">>(loaded: T): T & Loaded {
  const shown = JSON.stringify([loaded.updates, listed(loaded.episodes)]);
  const version = createHash("sha256").update(shown).digest("base64url").slice(0, 12);
  return { ...loaded, version };
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

/** Stores all videos of the channel. @param visitor digest of the visitor's address */
export async function syncEpisodes(visitor: string): Promise<Loaded & { count: number }> {
  const body = { mode: "all", limit: PODCAST.syncLimit };
  return versioned({ source: "database", ...(await write(body, visitor, SYNC_TIMEOUT_MS)) });
}

/** Stores one video. @param videoId any text; the function refuses what is no video of the channel */
export const importEpisode = (videoId: string, visitor: string): Promise<Videos> =>
  write({ videoId }, visitor, BACKEND_TIMEOUT_MS);

const write = (body: Record<string, unknown>, visitor: string, timeoutMs: number) =>
  invokeVideos({
    name: "youtube-videos",
    body,
    headers: {
      ...(env.SYNC_TOKEN && { "x-sync-token": env.SYNC_TOKEN }),
      ...(env.SITE_TOKEN && { "x-site-token": env.SITE_TOKEN, "x-visitor": visitor }),
    },
    timeoutMs,
  });

type Call = {
  name: "fetch-episodios" | "youtube-videos";
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  timeoutMs: number;
};

type Videos = { episodes: DescribedEpisode[]; count: number; updates?: Updates };

const CODES: Record<number, ApiErrorCode> = {
  400: "bad_request",
  401: "unauthorized",
  404: "invalid_video",
  409: "in_progress",
  413: "too_large",
  422: "invalid_video",
  429: "rate_limited",
};

/**
 * Invokes an episode function: GET without a body, POST with one (§7).
 * @throws ApiError, whose message is the function's own short one, which visitors may read
 */
async function invokeVideos({ name, body, headers, timeoutMs }: Call): Promise<Videos> {
  const { data, error } = await supabase().functions.invoke<unknown>(name, {
    method: body ? "POST" : "GET",
    body,
    headers,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (error instanceof FunctionsHttpError) throw await toApiError(error);
  const response = videosResponseSchema.safeParse(data);
  const cause: unknown = error ?? response.error;
  if (cause) throw new ApiError("youtube_error", { cause });
  const { videos = [], count, updates, error: failure } = response.data!;
  if (failure) throw new ApiError("youtube_error", { message: messageIn(data) });
  const episodes = toEpisodes(videos);
  return { episodes, count: count ?? episodes.length, updates };
}

async function toApiError(cause: FunctionsHttpError): Promise<ApiError> {
  const response: Response = cause.context;
  const message = messageIn(await response.json().catch(() => undefined));
  const retryAfterSeconds = Number(response.headers.get("retry-after")) || undefined;
  const code = CODES[response.status] ?? "youtube_error";
  const field = code === "invalid_video" ? "video" : undefined;
  return new ApiError(code, { message, field, retryAfterSeconds, cause });
}

/** A longer text is not a message for visitors. */
const failureSchema = z.object({ error: z.string().trim().min(1).max(200) });

const messageIn = (body: unknown) => failureSchema.safeParse(body).data?.error;
