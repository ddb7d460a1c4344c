import { sitemapEntries } from "@/lib/seo/sitemap";
import { realEpisodes } from "@/lib/podcast/episode";
import { episodesAtBuild } from "@/lib/supabase/episodes-at-build";

/** /sitemap.xml, written during the build. */
export default async function sitemap() {
  return sitemapEntries(realEpisodes(await episodesAtBuild()));
}
