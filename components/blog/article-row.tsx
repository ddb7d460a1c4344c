import { SiteLink } from "@/components/ui/site-link";
import type { Article } from "@/lib/content/article-schema";
import { articlePath } from "@/lib/paths";
import { ArticleDate, readingTimeText } from "@/components/blog/article-date";
import { CoverImage } from "@/components/blog/cover-image";

/** An article in a list: cover on the left, category, title and date. The row is one link. */
export function ArticleRow({ article }: { article: Article }) {
  return (
    <article
      data-pagefind-ignore
      className="group relative grid grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] items-start gap-x-4 border-t-2 border-grafite pt-5 focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-breve sm:grid-cols-[min(11rem,34%)_minmax(0,1fr)] sm:gap-x-6"
    >
      <CoverImage slug={article.slug} className="border-2 border-grafite" />
      <div>
        <p className="drawing-label text-obra-escura">{article.category}</p>
        <h3 className="mt-1.5 text-lg leading-snug font-extrabold [font-stretch:108%]">
          <SiteLink
            href={articlePath(article.slug)}
            className="decoration-obra decoration-3 underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
          >
            {article.title}
          </SiteLink>
        </h3>
        <p className="mt-2 text-sm text-grafite-claro">
          <ArticleDate article={article} /> · {readingTimeText(article)}
        </p>
      </div>
    </article>
  );
}
