import { assertSyncToken, episodesRoute } from "@/lib/server/episodes-route";
import { episodeMessages } from "@/lib/podcast/messages";
import { syncEpisodes } from "@/lib/server/episodes";
import { visitorHeaders } from "@/lib/server/request";

export const POST = episodesRoute(episodeMessages.syncFailure, async (request) => {
  await assertSyncToken(request);
  return Response.json({ count: await syncEpisodes(await visitorHeaders(request)) });
});
