import { assertSyncToken, episodesRoute, visitorOf } from "@/lib/server/episodes-route";
import { listed } from "@/lib/podcast/episode";
import { episodeMessages } from "@/lib/podcast/messages";
import { syncEpisodes } from "@/lib/server/episodes";

export const POST = episodesRoute(episodeMessages.syncFailure, async (request) => {
  assertSyncToken(request);
  const synced = await syncEpisodes(visitorOf(request));
  return Response.json({ ...synced, episodes: listed(synced.episodes) });
});
