import { getPage } from "@/lib/content/pages";
import { podcastFeed } from "@/lib/feeds/podcast-feed";
import { realEpisodes } from "@/lib/podcast/episode";
import { episodesAtBuild } from "@/lib/supabase/episodes-at-build";
import { textResponse } from "@/lib/http/file-response";

export const dynamic = "force-static";

/** The episodes as RSS 2.0; empty when the backend was not available during the build. */
export async function GET() {
  const loaded = await episodesAtBuild();
  const feed = podcastFeed(getPage("primoze-cast"), realEpisodes(loaded));
  return textResponse(feed.rss2(), "application/rss+xml", feed.options.updated);
}
