import { episodesRoute } from "@/lib/server/episodes-route";
import { QUERY } from "@/lib/limits";
import { episodeMessages } from "@/lib/podcast/messages";
import { sharedEpisodes } from "@/lib/server/episodes";

/** Never prerendered: the HTML of the page already contains the episodes of the build. */
export const dynamic = "force-dynamic";

export const GET = episodesRoute(episodeMessages.loadFailure, async () => {
  // The browser keeps the answer for the five minutes of §8; no cache between does.
  return Response.json(await sharedEpisodes(), {
    headers: { "cache-control": `private, max-age=${QUERY.freshSeconds}` },
  });
});
