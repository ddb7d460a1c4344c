import { z } from "zod";
import { EPISODE_LIMIT } from "../_shared/episodes/stored.ts";
import { RequestError } from "../_shared/http.ts";

/** What a POST asks for: the whole channel, or one video. */
export type YoutubeCommand = { kind: "sync"; limit: number } | { kind: "import"; videoId: string };

const sync = z.object({
  mode: z.literal("all"),
  limit: z.number().int().min(1).default(EPISODE_LIMIT),
});

const importOne = z.object({
  videoId: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_-]{6,64}$/),
});

/**
 * Parses the POST payloads of specification §7: `{ mode: "all", limit? }` or `{ videoId }`.
 *
 * @throws RequestError 400
 */
export function parseCommand(input: unknown): YoutubeCommand {
  const one = importOne.safeParse(input);
  if (one.success) return { kind: "import", videoId: one.data.videoId };
  const all = sync.safeParse(input);
  if (all.success) return { kind: "sync", limit: Math.min(all.data.limit, EPISODE_LIMIT) };
  throw new RequestError("Informe mode “all” ou um videoId válido.", 400);
}
