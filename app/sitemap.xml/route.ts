import { fileOf } from "@/components/mdx/blocks/figure";
import { allEntries } from "@/lib/catalogue/catalogue";
import { compileMdx } from "@/lib/mdx/compile-mdx";
import { sitemapEntries } from "@/lib/seo/sitemap";
import { sitemapXml } from "@/lib/seo/sitemap-xml";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

export async function GET() {
  const entries = allEntries(await episodePagesAtBuild());
  const pictures = new Map(
    await Promise.all(
      entries.map(async ({ path, article }) => {
        const { pictures } = article ? await compileMdx(article.body) : { pictures: [] };
        return [path, pictures.map(({ url }) => fileOf(url))] as const;
      }),
    ),
  );
  const listed = sitemapEntries(entries, ({ path }) => pictures.get(path) ?? []);
  return textResponse(sitemapXml(listed), "application/xml");
}
