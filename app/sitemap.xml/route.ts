import { realEpisodes } from "@/lib/podcast/episode";
import { fileOf } from "@/components/mdx/blocks/figure";
import { picturesIn } from "@/lib/mdx/text-pictures";
import { sitemapEntries } from "@/lib/seo/sitemap";
import { sitemapXml } from "@/lib/seo/sitemap-xml";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

export async function GET() {
  const entries = sitemapEntries(realEpisodes(await episodePagesAtBuild()), ({ body }) =>
    picturesIn(body).map(fileOf),
  );
  return textResponse(sitemapXml(entries), "application/xml");
}
