import type { Article } from "@/lib/content/articles";
import { shortDate } from "@/lib/content/dates";

/** The date of an article (§3.1): "15 Jan 2025", with a badge for drafts and scheduled articles. */
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

export const readingTimeText = ({ readingMinutes }: Pick<Article, "readingMinutes">) =>
  `${readingMinutes} min de leitura`;
