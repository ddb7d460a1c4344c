import { z } from "zod";
import { EPISODE_LIMIT } from "../_shared/episodes/store.ts";
import { RequestError } from "../_shared/http.ts";

/** The command of a POST: sync the channel or import one video. */
export type YoutubeCommand = { kind: "sync"; limit: number } | { kind: "import"; videoId: string };

const sync = z.object({
  mode: z.literal("all"),
  limit: z.number().int().min(1).default(EPISODE_LIMIT),
});

/** Any text: what is no id of a video is not found (specification §5). */
const importOne = z.object({ videoId: z.string().trim().min(1).max(1000) });

/**
 * Parses the POST payloads of specification §7: `{ mode: "all", limit? }` or `{ videoId }`.
 *
 * @throws RequestError 400 for any other payload
 */
export function parseCommand(input: unknown): YoutubeCommand {
  const single = importOne.safeParse(input);
  if (single.success) return { kind: "import", videoId: single.data.videoId };
  const all = sync.safeParse(input);
  if (all.success) return { kind: "sync", limit: Math.min(all.data.limit, EPISODE_LIMIT) };
  throw new RequestError("Informe mode “all” ou um videoId válido.", 400);
}
