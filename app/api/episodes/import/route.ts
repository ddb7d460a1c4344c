import { ApiError } from "@/lib/server/api-error";
import { assertSyncToken, episodesRoute } from "@/lib/server/episodes-route";
import { readBody, readTexts, visitorHeaders } from "@/lib/server/request";
import { episodeMessages } from "@/lib/podcast/messages";
import { namedVideo } from "@/lib/format/youtube";
import { importEpisode } from "@/lib/server/episodes";

/** No id is nearly as long. The function decides whether a shorter one is valid. */
const VIDEO_ID_MAX = 500;

export const POST = episodesRoute(episodeMessages.importFailure, async (request) => {
  await assertSyncToken(request);
  const { video } = readTexts({ video: true }, await readBody(request));
  const id = namedVideo(video);
  if (!id || id.length > VIDEO_ID_MAX)
    throw new ApiError("invalid_video", { field: "video", message: episodeMessages.noVideo });
  await importEpisode(id, await visitorHeaders(request));
  return Response.json({ ok: true, id });
});
