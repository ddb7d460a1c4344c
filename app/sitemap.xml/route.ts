import { realEpisodes } from "@/lib/podcast/episode";
import { fileOf } from "@/components/mdx/blocks/figure";
import { getArticles } from "@/lib/content/articles";
import { compileMdx } from "@/lib/mdx/compile-mdx";
import { sitemapEntries } from "@/lib/seo/sitemap";
import { sitemapXml } from "@/lib/seo/sitemap-xml";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

export async function GET() {
  const pictures = new Map(
    await Promise.all(
      getArticles().map(async ({ slug, body }) => {
        const { pictures } = await compileMdx(body);
        return [slug, pictures.map(({ url }) => fileOf(url))] as const;
      }),
    ),
  );
  const episodes = realEpisodes(await episodePagesAtBuild());
  const entries = sitemapEntries(episodes, ({ slug }) => pictures.get(slug) ?? []);
  return textResponse(sitemapXml(entries), "application/xml");
}
