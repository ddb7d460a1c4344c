import type { Article } from "@/lib/content/articles";
import { ArticleCard } from "./article-card";

/** Articles as cards, three to a row where there is room. */
export function ArticleGrid({ articles }: { articles: Article[] }) {
  return (
    <ul className="mt-8 grid grid-cols-1 gap-6 md:grid-cols-2 xl:grid-cols-3">
      {articles.map((article) => (
        <li key={article.slug} className="grid">
          <ArticleCard article={article} />
        </li>
      ))}
    </ul>
  );
}
