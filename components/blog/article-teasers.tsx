import type { ReactNode } from "react";
import type { Article } from "@/lib/content/articles";
import { ArticleCard } from "@/components/blog/article-card";
import { ArticleRow } from "@/components/blog/article-row";

type ArticleTeasersProps = {
  /** With a label, which replaces the category. */
  teasers: readonly { article: Article; label?: string }[];
  /** Below the rows, at less than 1280 px below everything. */
  children?: ReactNode;
};

/** Articles on a page about something else: the first as a card, the others as rows beside it. */
export function ArticleTeasers({ teasers, children }: ArticleTeasersProps) {
  const [first, ...others] = teasers;
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-6 md:mt-10 md:grid-cols-2 xl:grid-cols-[1.15fr_1fr]">
      <ul className="contents">
        {first && (
          <li className={`grid ${children ? "md:row-span-2 xl:row-span-3" : "md:row-span-3"}`}>
            <ArticleCard {...first} />
          </li>
        )}
        {others.map((teaser) => (
          <li key={teaser.article.slug}>
            <ArticleRow {...teaser} />
          </li>
        ))}
      </ul>
      {children && <div className="grid md:max-xl:col-span-2">{children}</div>}
    </div>
  );
}
