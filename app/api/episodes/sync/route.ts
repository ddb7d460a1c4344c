import { assertSyncToken, episodesRoute, visitorOf } from "@/lib/api/episodes-route";
import { episodeMessages } from "@/lib/podcast/messages";
import { syncEpisodes } from "@/lib/supabase/episodes";

export const POST = episodesRoute(episodeMessages.syncFailure, async (request) => {
  assertSyncToken(request);
  return Response.json(await syncEpisodes(visitorOf(request)));
});
