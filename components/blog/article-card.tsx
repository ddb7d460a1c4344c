import type { Article } from "@/lib/content/articles";
import { ArticleDate, readingTimeText } from "@/components/blog/article-date";
import { ArticleTitleLink } from "@/components/blog/article-title-link";
import { CoverImage } from "@/components/blog/cover-image";

type ArticleCardProps = {
  article: Article;
  /** Replaces the category. */
  label?: string;
  /** Hides the description. */
  brief?: boolean;
};

/** An article in a list: cover, category, title, description and date. The card is one link. */
export function ArticleCard({
  article,
  label = article.category,
  brief = false,
}: ArticleCardProps) {
  return (
    <article className="group relative flex flex-col border-2 border-grafite bg-white focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-breve">
      <CoverImage slug={article.slug} className="border-b-2 border-grafite" />
      <div className="flex grow flex-col p-6">
        <p className="drawing-label text-obra-escura">{label}</p>
        <h3 className="mt-3 text-xl font-extrabold [font-stretch:110%]">
          <ArticleTitleLink article={article} />
        </h3>
        {!brief && <p className="mt-3 text-sm text-grafite-claro">{article.description}</p>}
        <p className="mt-auto pt-5 text-sm">
          <ArticleDate article={article} /> · {readingTimeText(article)}
        </p>
      </div>
    </article>
  );
}
