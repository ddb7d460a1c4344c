import { z } from "zod";
import { isSameSecret } from "../_shared/contract/secrets.ts";
import { createServiceClient } from "../_shared/database.ts";
import { edgeFunction, type FunctionContext } from "../_shared/edge-function.ts";
import type { FunctionEnv } from "../_shared/env.ts";
import { updatesOf, withErrorResponses } from "../_shared/youtube/responses.ts";
import { EPISODE_LIMIT, listEpisodes, type StoredEpisode } from "../_shared/episodes/store.ts";
import { errorResponse, jsonResponse, readJson, RequestError } from "../_shared/http.ts";
import { listUploadPages, PAGE_SIZE } from "../_shared/youtube/data-api.ts";
import { fetchFeed } from "../_shared/youtube/feed.ts";
import { newestFirst } from "../_shared/youtube/schemas.ts";
import { importVideo, sync } from "./write-episodes.ts";

type YoutubeCommand = { kind: "sync"; limit: number } | { kind: "import"; videoId: string };

const syncAll = z.object({
  mode: z.literal("all"),
  limit: z.number().int().min(1).default(EPISODE_LIMIT),
});

/** Any text: what is no id of a video is not found (specification §5). */
const importOne = z.object({ videoId: z.string().trim().min(1).max(1000) });

/** @throws RequestError 400 for a payload that is not of specification §7 */
export function parseCommand(input: unknown): YoutubeCommand {
  const single = importOne.safeParse(input);
  if (single.success) return { kind: "import", videoId: single.data.videoId };
  const all = syncAll.safeParse(input);
  if (all.success) return { kind: "sync", limit: Math.min(all.data.limit, EPISODE_LIMIT) };
  throw new RequestError("Informe mode “all” ou um videoId válido.", 400);
}

/** How long the answer of YouTube is used again, in milliseconds. */
const FRESH_MS = 60_000;

type Youtube = FunctionEnv["youtube"];

/** The last answer of this instance, and what it was asked with. */
let latest: { key: string; at: number; videos: Promise<StoredEpisode[]> } | undefined;

async function readYoutube({ apiKey, channelId = "", feedUrl, ...api }: Youtube) {
  if (!apiKey) return fetchFeed(channelId, { ...api, url: feedUrl });
  const { value: page } = await listUploadPages({ ...api, apiKey }, channelId, PAGE_SIZE).next();
  return page?.videos ?? [];
}

/** Asks YouTube at most once a minute. A failure is not kept. */
function readYoutubeCached(youtube: Youtube): Promise<StoredEpisode[]> {
  const key = JSON.stringify(youtube);
  const now = performance.now();
  if (latest?.key === key && now - latest.at < FRESH_MS) return latest.videos;
  const videos = readYoutube(youtube);
  const entry = { key, at: now, videos };
  latest = entry;
  videos.catch(() => {
    if (latest === entry) latest = undefined;
  });
  return videos;
}

/** Episodes of the API, else of the public feed, else of the database: what the environment has. */
function get({ env, log }: FunctionContext): Promise<Response> {
  const { apiKey, channelId } = env.youtube;
  const source = channelId ? (apiKey ? "api" : "feed") : "database";
  const databaseMessage = "Não foi possível ler os episódios.";
  return withErrorResponses({ log, outcome: "not-listed", databaseMessage }, async () => {
    const videos = channelId
      ? await readYoutubeCached(env.youtube)
      : await listEpisodes(createServiceClient(env), PAGE_SIZE);
    log("info", { outcome: `listed-from-${source}`, count: videos.length });
    return jsonResponse({ videos: newestFirst(videos), updates: updatesOf(env) });
  });
}

async function post(context: FunctionContext): Promise<Response> {
  const { request, env, log } = context;
  const { token } = env.sync;
  if (token && !(await isSameSecret(request.headers.get("x-sync-token") ?? "", token))) {
    log("info", { outcome: "refused", code: "SYNC_TOKEN" });
    return errorResponse("Não autorizado.", 401);
  }

  const command = parseCommand(await readJson(request));
  const { url, apiKey, channelId: channel, timeoutMs } = env.youtube;
  if (!apiKey || !channel) {
    const code = apiKey ? "YOUTUBE_CHANNEL_ID" : "YOUTUBE_API_KEY";
    log("error", { outcome: `${command.kind}-refused`, code });
    return errorResponse("A conexão com o canal do YouTube ainda não está pronta.", 503);
  }
  const api = { url, apiKey, timeoutMs };

  const outcome = `${command.kind}-failed`;
  const databaseMessage = "Não foi possível gravar os episódios.";
  return withErrorResponses({ log, outcome, databaseMessage }, () =>
    command.kind === "import"
      ? importVideo({ ...command, api, channel }, context)
      : sync({ ...command, api, channel }, context),
  );
}

/**
 * Episodes from YouTube (specification §7).
 * GET returns the latest as `{ "videos": [ … ], "updates" }`.
 * POST `{ mode: "all", limit? }` syncs the channel, POST `{ videoId }` imports one of its videos;
 * both require the header `x-sync-token` when SYNC_TOKEN is set. Errors: `{ "error" }`.
 */
export const handler = edgeFunction("youtube-videos", { GET: get, POST: post });
