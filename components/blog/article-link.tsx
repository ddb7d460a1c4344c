import type { Article } from "@/lib/content/articles";
import { articlePath } from "@/lib/paths";
import { ArticleDate } from "@/components/blog/article-date";

/** Title and date of an article, for long lists. */
export function ArticleLink({ article }: { article: Article }) {
  return (
    <a href={articlePath(article.slug)} className="article-link">
      <span>{article.title}</span>
      <ArticleDate article={article} />
    </a>
  );
}
