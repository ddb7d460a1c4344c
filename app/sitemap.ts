import { sitemapEntries } from "@/lib/seo/sitemap";
import { episodesAtBuild } from "@/lib/supabase/episodes-at-build";

/** /sitemap.xml, written during the build. */
export default async function sitemap() {
  return sitemapEntries((await episodesAtBuild())?.episodes ?? []);
}
