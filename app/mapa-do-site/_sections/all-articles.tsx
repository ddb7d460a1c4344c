import { ArticleDate } from "@/components/blog/article-date";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { archiveSlugFor } from "@/lib/content/archive";
import { getArticles } from "@/lib/content/articles";
import { NEWEST_ARTICLES } from "@/lib/limits";
import { articlePath } from "@/lib/paths";
import { PageList } from "@/app/mapa-do-site/_sections/page-list";

/** The articles, newest first, limited; the archive has all. */
export function AllArticles() {
  const articles = getArticles();
  const archive = articles.length > NEWEST_ARTICLES.siteMap && archiveSlugFor();
  const items = articles.slice(0, NEWEST_ARTICLES.siteMap).map((article) => ({
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
        <PageList items={items} />
        {archive && (
          <div className="mt-8">
            <ButtonLink href={archive}>Ver todos os {articles.length} artigos</ButtonLink>
          </div>
        )}
      </div>
    </Section>
  );
}
