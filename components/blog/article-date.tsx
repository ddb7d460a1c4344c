import type { Article } from "@/lib/content/articles";
import { shortDate } from "@/lib/content/dates";

/** The article's date as the specification displays it (§3): "15 Jan 2025". */
export function ArticleDate({ date }: Pick<Article, "date">) {
  return <time dateTime={date}>{shortDate(date)}</time>;
}

/** How long the article takes to read. */
export const readingTimeText = ({ readingMinutes }: Pick<Article, "readingMinutes">) =>
  `${readingMinutes} min de leitura`;
