import { FunctionsHttpError } from "@supabase/supabase-js";
import { z } from "zod";
import type { DescribedEpisode, Updates } from "@/lib/podcast/episode";
import { ApiError, type ApiErrorCode } from "@/lib/server/api-error";
import { supabase } from "@/lib/server/supabase";
import { toEpisodes, videosResponseSchema } from "@/lib/server/wire-episode";

type Call = {
  name: "fetch-episodios" | "youtube-videos";
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  timeoutMs: number;
};

export type Videos = { episodes: DescribedEpisode[]; count: number; updates?: Updates };

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
export async function invokeVideos({ name, body, headers, timeoutMs }: Call): Promise<Videos> {
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
