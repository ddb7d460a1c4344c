import { SiteLink } from "@/components/ui/site-link";
import type { Article } from "@/lib/content/article-schema";
import { articlePath } from "@/lib/paths";
import { ArticleDate } from "@/components/blog/article-date";

/** An article as a line of text in a long list: title and date. */
export function ArticleLinkLine({ article }: { article: Article }) {
  return (
    <SiteLink href={articlePath(article.slug)} className="article-line">
      <span>{article.title}</span>
      <ArticleDate article={article} />
    </SiteLink>
  );
}
