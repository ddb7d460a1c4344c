import Link from "next/link";
import type { Article } from "@/lib/content/articles";
import { shortDate } from "@/lib/content/dates";
import { articlePath } from "@/lib/paths";

type ArticleCardProps = {
  article: Article;
  /** Shown instead of the article's category. */
  label?: string;
};

/** An article in a list: category, title, description and date; the whole card leads to it. */
export function ArticleCard({ article, label = article.category }: ArticleCardProps) {
  return (
    <article className="group relative flex flex-col border-2 border-grafite bg-white p-6 focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-breve">
      <p className="drawing-label text-obra-escura">{label}</p>
      <h3 className="mt-3 text-xl font-extrabold [font-stretch:110%]">
        <Link
          href={articlePath(article.slug)}
          className="decoration-obra decoration-3 underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
        >
          {article.title}
        </Link>
      </h3>
      <p className="mt-3 text-sm text-grafite-claro">{article.description}</p>
      <p className="mt-auto pt-5 text-sm">
        <time dateTime={article.date}>{shortDate(article.date)}</time>
        {` · ${article.readingMinutes} min de leitura`}
      </p>
    </article>
  );
}
