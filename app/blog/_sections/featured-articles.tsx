import { ArticleGrid } from "@/components/blog/article-grid";
import { Section, SectionHeading } from "@/components/ui/section";
import { getArticles } from "@/lib/content/articles";

/** The three featured articles (specification §2, §9). */
export function FeaturedArticles() {
  return (
    <Section labelledBy="destaques">
      <SectionHeading id="destaques" title="Em destaque" />
      <ArticleGrid articles={getArticles().filter((article) => article.featured)} />
    </Section>
  );
}
