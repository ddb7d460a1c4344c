import { FunctionsHttpError } from "@supabase/supabase-js";
import { z } from "zod";
import type { DescribedEpisode, Updates } from "@/lib/podcast/episode";
import { supabase } from "@/lib/server/supabase";
import { toEpisodes, videosResponseSchema } from "@/lib/server/wire-episode";

type Call = {
  name: "fetch-episodios" | "youtube-videos";
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  timeoutMs: number;
};

/** Episodes of a response, the number of a sync, and who can sync and import if it says so. */
export type Videos = { episodes: DescribedEpisode[]; count: number; updates?: Updates };

/** A call that failed. `detail` is the function's own short message, which visitors may read. */
export class VideosError extends Error {
  constructor(
    readonly detail: string | undefined,
    readonly status: number | undefined,
    readonly retryAfterSeconds: number | undefined,
    cause?: unknown,
  ) {
    super("The episodes function failed.", { cause });
    this.name = "VideosError";
  }
}

/** A longer text is not a message for visitors. */
const detailSchema = z.string().trim().min(1).max(200);

/**
 * Invokes an episode function: GET without a body, POST with one (§7).
 * @throws VideosError if the function fails, times out or returns something else
 */
export async function invokeVideos({ name, body, headers, timeoutMs }: Call): Promise<Videos> {
  const { data, error } = await supabase().functions.invoke<unknown>(name, {
    method: body ? "POST" : "GET",
    body,
    headers,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (error) throw await toVideosError(error);
  const response = videosResponseSchema.safeParse(data);
  if (!response.success) throw new VideosError(undefined, undefined, undefined, response.error);
  if (response.data.error) throw new VideosError(detailOf(response.data), 200, undefined);
  const { videos = [], count, updates } = response.data;
  const episodes = toEpisodes(videos);
  return { episodes, count: count ?? episodes.length, updates };
}

async function toVideosError(error: unknown): Promise<VideosError> {
  if (!(error instanceof FunctionsHttpError)) {
    return new VideosError(undefined, undefined, undefined, error);
  }
  const response: Response = error.context;
  const body: unknown = await response.json().catch(() => undefined);
  const retryAfter = Number(response.headers.get("retry-after"));
  return new VideosError(detailOf(body), response.status, retryAfter || undefined, error);
}

function detailOf(body: unknown): string | undefined {
  const error = z.object({ error: detailSchema }).safeParse(body);
  return error.data?.error;
}
