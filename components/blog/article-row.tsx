import type { Article } from "@/lib/content/articles";
import { ArticleDate, readingTimeText } from "@/components/blog/article-date";
import { ArticleTitleLink } from "@/components/blog/article-title-link";
import { CoverImage } from "@/components/blog/cover-image";

type ArticleRowProps = {
  article: Article;
  /** Replaces the category. */
  label?: string;
};

/** An article in a list: cover on the left, category, title and date. The row is one link. */
export function ArticleRow({ article, label = article.category }: ArticleRowProps) {
  return (
    <article className="group relative grid grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] items-start gap-x-4 border-t-2 border-grafite pt-5 focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-breve sm:grid-cols-[min(11rem,34%)_minmax(0,1fr)] sm:gap-x-6">
      <CoverImage slug={article.slug} className="border-2 border-grafite" />
      <div>
        <p className="drawing-label text-obra-escura">{label}</p>
        <h3 className="mt-1.5 text-lg leading-snug font-extrabold [font-stretch:108%]">
          <ArticleTitleLink article={article} />
        </h3>
        <p className="mt-2 text-sm text-grafite-claro">
          <ArticleDate article={article} /> · {readingTimeText(article)}
        </p>
      </div>
    </article>
  );
}
