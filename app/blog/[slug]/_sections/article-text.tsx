import { renderMdx } from "@/components/mdx/compile-mdx";
import { Section } from "@/components/ui/section";
import type { Article } from "@/lib/content/articles";
import { ArticleSources } from "@/app/blog/[slug]/_sections/article-sources";
import { SeriesBox } from "@/app/blog/[slug]/_sections/series-box";
import { ARTICLE_TEXT_ID, ShareRow } from "@/app/blog/[slug]/_sections/share-row";
import { TableOfContents } from "@/app/blog/[slug]/_sections/table-of-contents";

/** The text with table of contents, series, sources and share links. */
export async function ArticleText({ article }: { article: Article }) {
  const { content, headings } = await renderMdx(article.body);
  return (
    <Section className="article-columns">
      <TableOfContents headings={headings} />
      <div className="min-w-0">
        <SeriesBox article={article} />
        <div id={ARTICLE_TEXT_ID} className="prose-site article-prose">
          {content}
        </div>
        <ArticleSources {...article} />
        <ShareRow article={article} />
      </div>
    </Section>
  );
}
