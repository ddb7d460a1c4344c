import { ArticleRow } from "@/components/blog/article-row";
import { Section, SectionHeading } from "@/components/ui/section";
import { getRecentArticles } from "@/lib/content/articles";

/** Every article that is not featured, newest first (specification §2: "recent articles (the rest)"). */
export function RecentArticles() {
  return (
    <Section labelledBy="recentes">
      <SectionHeading id="recentes" title="Recentes" />
      <ul className="mt-10 grid grid-cols-1 gap-x-12 gap-y-9 lg:grid-cols-2">
        {getRecentArticles().map((article) => (
          <li key={article.slug}>
            <ArticleRow article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
