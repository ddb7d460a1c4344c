import { assertSyncToken, episodesRoute, visitorOf } from "@/lib/server/episodes-route";
import { episodeMessages } from "@/lib/podcast/messages";
import { syncEpisodes } from "@/lib/server/episodes";

export const POST = episodesRoute(episodeMessages.syncFailure, async (request) => {
  assertSyncToken(request);
  return Response.json({ count: await syncEpisodes(visitorOf(request)) });
});
