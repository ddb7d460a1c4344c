import type { Article } from "@/lib/content/article-schema";
import { shortDate } from "@/lib/content/dates";

/** The article's date as the specification displays it (§3): "15 Jan 2025"; with a mark while it is not out yet. */
export function ArticleDate({ article }: { article: Pick<Article, "date" | "state"> }) {
  const date = <time dateTime={article.date}>{shortDate(article.date)}</time>;
  if (article.state === "published") return date;
  return (
    <>
      <strong className="bg-esgotado px-2 py-0.5 text-white">
        {article.state === "draft" ? "Rascunho" : "Rascunho: sai em"}
      </strong>{" "}
      {date}
    </>
  );
}

/** How long the article takes to read. */
export const readingTimeText = ({ readingMinutes }: Pick<Article, "readingMinutes">) =>
  `${readingMinutes} min de leitura`;
