import { episodesRoute } from "@/lib/api/episodes-route";
import { episodeMessages } from "@/lib/podcast/messages";
import { loadEpisodes } from "@/lib/supabase/episodes";

/** Asked at each request: the page's own copy is in its HTML. */
export const dynamic = "force-dynamic";

export const GET = episodesRoute(episodeMessages.loadFailure, async () =>
  Response.json(await loadEpisodes(), { headers: { "cache-control": "no-store" } }),
);
