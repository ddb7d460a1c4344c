import { episodesRoute } from "@/lib/server/episodes-route";
import { episodeMessages } from "@/lib/podcast/messages";
import { loadEpisodes } from "@/lib/server/episodes";

/** Never prerendered: the HTML of the page already contains the episodes of the build. */
export const dynamic = "force-dynamic";

export const GET = episodesRoute(episodeMessages.loadFailure, async () =>
  Response.json(await loadEpisodes(), { headers: { "cache-control": "no-store" } }),
);
