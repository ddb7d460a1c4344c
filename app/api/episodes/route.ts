import { episodesRoute } from "@/lib/server/episodes-route";
import { QUERY } from "@/lib/limits";
import { loadedEpisodes } from "@/lib/podcast/episode";
import { episodeMessages } from "@/lib/podcast/messages";
import { loadEpisodes } from "@/lib/server/episodes";

/** Never prerendered: the HTML of the page already contains the episodes of the build. */
export const dynamic = "force-dynamic";

export const GET = episodesRoute(episodeMessages.loadFailure, async () => {
  const body = loadedEpisodes.parse(await loadEpisodes());
  // The browser keeps the answer for the five minutes of §8; no cache between does.
  return Response.json(body, {
    headers: { "cache-control": `private, max-age=${QUERY.freshSeconds}` },
  });
});
