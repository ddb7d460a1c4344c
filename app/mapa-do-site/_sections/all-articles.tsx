import { ArticleDate } from "@/components/blog/article-date";
import { Section, SectionHeading } from "@/components/ui/section";
import { getArticles } from "@/lib/content/articles";
import { articlePath } from "@/lib/paths";
import { SheetList } from "./sheet-list";

/** Every article, newest first. */
export function AllArticles() {
  const sheets = getArticles().map((article) => ({
    href: articlePath(article.slug),
    title: article.title,
    description: article.description,
    note: (
      <>
        {article.category} · <ArticleDate article={article} />
      </>
    ),
  }));
  return (
    <Section tone="white" labelledBy="artigos">
      <SectionHeading id="artigos" mark="B" title="Artigos do blog" />
      <div className="mt-8">
        <SheetList sheets={sheets} />
      </div>
    </Section>
  );
}
