import { ApiError } from "@/lib/server/api-error";
import { assertSyncToken, episodesRoute } from "@/lib/api/episodes-route";
import { readBody, readTextFields } from "@/lib/api/request-body";
import { episodeMessages } from "@/lib/podcast/messages";
import { parseVideoId } from "@/lib/podcast/youtube";
import { importEpisode } from "@/lib/supabase/episodes";

export const POST = episodesRoute(episodeMessages.importFailure, async (request) => {
  assertSyncToken(request);
  const { video } = readTextFields(await readBody(request), ["video"]);
  const id = parseVideoId(video);
  if (!id)
    throw new ApiError("invalid_video", { field: "video", message: episodeMessages.noVideo });
  await importEpisode(id);
  return Response.json({ ok: true, id });
});
