import { getPage } from "@/lib/content/pages";
import { podcastFeed } from "@/lib/feeds/podcast-feed";
import { episodesAtBuild } from "@/lib/supabase/episodes-at-build";

export const dynamic = "force-static";

/** The podcast's episodes as RSS 2.0; empty when the backend did not answer the build. */
export async function GET() {
  const loaded = await episodesAtBuild();
  return new Response(podcastFeed(getPage("primoze-cast"), loaded?.episodes ?? []).rss2(), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
}
