import { episodeHtml } from "@/components/mdx/feed-html";
import { getPage } from "@/lib/content/pages";
import { podcastFeed } from "@/lib/feeds/podcast-feed";
import { textResponse } from "@/lib/server/file-response";
import { realEpisodes } from "@/lib/podcast/episode";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";

export const dynamic = "force-static";

/** The feed has the episodes of the build. Without a backend it is empty. */
export async function GET() {
  const episodes = await Promise.all(
    realEpisodes(await episodePagesAtBuild()).map(async (episode) => ({
      ...episode,
      html: await episodeHtml(episode),
    })),
  );
  return textResponse(podcastFeed(getPage("primoze-cast"), episodes), "application/rss+xml");
}
