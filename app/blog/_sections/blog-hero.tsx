import { ArticleDate } from "@/components/blog/article-date";
import { FactCells } from "@/components/blog/fact-cells";
import { PageHero } from "@/components/layout/page-hero";
import { getArticles, getCategories } from "@/lib/content/articles";
import { getPage } from "@/lib/content/pages";
import { BlogSearchBox } from "@/app/blog/_sections/blog-search-box";

/** The hero of the blog index (§2.11): search box, number of articles and categories, last date. */
export function BlogHero() {
  const { heading, lead } = getPage("blog");
  const articles = getArticles();
  const [newest] = articles;
  return (
    <PageHero
      label="Blog"
      heading={heading}
      lead={lead}
      actions={<BlogSearchBox />}
      art={
        <FactCells
          className="self-end border-2 border-concreto/40"
          cells={[
            { label: "Artigos", value: articles.length },
            { label: "Assuntos", value: getCategories().length },
            ...(newest
              ? [{ label: "Atualizado em", value: <ArticleDate article={newest} /> }]
              : []),
          ]}
        />
      }
    />
  );
}
