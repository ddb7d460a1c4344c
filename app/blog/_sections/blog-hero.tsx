import { ArticleDate } from "@/components/blog/article-date";
import { SheetData } from "@/components/blog/sheet-data";
import { PageHero } from "@/components/layout/page-hero";
import { getArticles, getCategories } from "@/lib/content/articles";
import { getPage } from "@/lib/content/pages";

/**
 * The head of the blog index, with the set's title block: how many articles, on how many subjects, how recent. The
 * search box of specification §2 will stand under the lead, as the hero's `actions`.
 */
export function BlogHero() {
  const { heading, lead } = getPage("blog");
  const articles = getArticles();
  const [newest] = articles;
  return (
    <PageHero
      label="Blog"
      heading={heading}
      lead={lead}
      art={
        <SheetData
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
