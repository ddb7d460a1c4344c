import { ArticleDate } from "@/components/blog/article-date";
import { Section, SectionHeading } from "@/components/ui/section";
import { getArticles } from "@/lib/content/articles";
import { articlePath } from "@/lib/paths";
import { SheetList } from "./sheet-list";

/** Every article, newest first. */
export function AllArticles() {
  const sheets = getArticles().map(({ slug, title, description, category, date }) => ({
    href: articlePath(slug),
    title,
    description,
    note: (
      <>
        {category} · <ArticleDate date={date} />
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
