import { SiteLink } from "@/components/ui/site-link";
import type { Article } from "@/lib/content/articles";
import { articlePath } from "@/lib/paths";
import { ArticleDate } from "./article-date";

/** An article as a line of text in a long list: title and date. */
export function ArticleLine({ article }: { article: Article }) {
  return (
    <SiteLink
      href={articlePath(article.slug)}
      className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-6 py-2.5 underline decoration-obra decoration-2 underline-offset-4 hover:bg-seguranca"
    >
      <span className="max-w-[34rem]">{article.title}</span>
      <span className="text-sm text-grafite-claro tabular-nums">
        <ArticleDate article={article} />
      </span>
    </SiteLink>
  );
}
