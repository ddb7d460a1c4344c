import { realEpisodes } from "@/lib/podcast/episode";
import { sitemapEntries } from "@/lib/seo/sitemap";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";

export default async function sitemap() {
  return sitemapEntries(realEpisodes(await episodePagesAtBuild()));
}
