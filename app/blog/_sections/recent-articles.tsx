import { ArticleGrid } from "@/components/blog/article-grid";
import { Section, SectionHeading } from "@/components/ui/section";
import { getArticles } from "@/lib/content/articles";

/** Every article that is not featured, newest first (specification §2: "recent articles (the rest)"). */
export function RecentArticles() {
  return (
    <Section labelledBy="recentes">
      <SectionHeading id="recentes" title="Recentes" />
      <ArticleGrid articles={getArticles().filter((article) => !article.featured)} />
    </Section>
  );
}
