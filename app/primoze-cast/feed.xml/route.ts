import { getPage } from "@/lib/content/pages";
import { podcastFeed } from "@/lib/feeds/podcast-feed";
import { episodesAtBuild } from "@/lib/supabase/episodes-at-build";
import { textResponse } from "@/lib/http/text-response";

export const dynamic = "force-static";

/** The episodes as RSS 2.0; empty when the backend was not available during the build. */
export async function GET() {
  const loaded = await episodesAtBuild();
  return textResponse(
    podcastFeed(getPage("primoze-cast"), loaded?.episodes ?? []).rss2(),
    "application/rss+xml",
  );
}
