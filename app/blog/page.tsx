import { ArticleDate, ArticleRow, ArticleTeasers } from "@/components/articles/article-list";
import { NewsletterForm } from "@/components/forms/newsletter-form";
import { JsonLd } from "@/components/layout/json-ld";
import { Hero } from "@/components/layout/hero";
import { ONLY_ARTICLES, SearchForm } from "@/components/search/search-form";
import { Fold } from "@/components/ui/fold";
import { Section } from "@/components/ui/section";
import { SmallText } from "@/components/ui/text";
import { getCategories, getFeaturedArticles, getRecentArticles } from "@/lib/content/articles";
import { getPage } from "@/lib/content/pages";
import { articlePath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";

export const generateMetadata = () => pageMetadata(getPage("blog"));

export default function BlogPage() {
  const page = getPage("blog");
  return (
    <>
      <JsonLd page={page} />
      <Hero
        tone="white"
        heading={page.heading}
        lead={page.lead}
        actions={
          <SearchForm label="Buscar nos artigos">
            <input type="hidden" {...ONLY_ARTICLES} />
          </SearchForm>
        }
      />
      <FeaturedArticles />
      <ArticleCategories />
      <RecentArticles />
      <Newsletter />
    </>
  );
}

function FeaturedArticles() {
  const articles = getFeaturedArticles();
  if (articles.length === 0) return null;
  return (
    <Section labelledBy="destaques" title="Em destaque">
      <ArticleTeasers articles={articles} />
    </Section>
  );
}

/** The categories of §2 with the number of their articles. Each opens by itself. */
function ArticleCategories() {
  const groups = getCategories();
  if (groups.length === 0) return null;
  return (
    <Section tone="white" labelledBy="categorias" title="Por assunto">
      <div className="mt-6 gap-x-12 border-t border-cimento md:columns-2">
        {groups.map(({ category, articles }) => (
          <Fold
            key={category}
            title={
              <>
                <span>{category}</span>
                <SmallText as="span" className="mr-1 ml-auto text-grafite-claro tabular-nums">
                  {articles.length}
                  <span className="sr-only">{articles.length === 1 ? " artigo" : " artigos"}</span>
                </SmallText>
              </>
            }
            flush
            className="break-inside-avoid border-b border-cimento"
          >
            <ul className="pb-3">
              {articles.map((article) => (
                <li key={article.slug}>
                  <a
                    href={articlePath(article.slug)}
                    className="grid min-h-touch gap-x-6 py-2 hover:bg-seguranca md:grid-cols-text-action md:items-baseline"
                  >
                    <span className="max-w-text text-link">{article.title}</span>
                    <SmallText as="span" className="text-grafite-claro tabular-nums">
                      <ArticleDate article={article} />
                    </SmallText>
                  </a>
                </li>
              ))}
            </ul>
          </Fold>
        ))}
      </div>
    </Section>
  );
}

function RecentArticles() {
  const articles = getRecentArticles();
  if (articles.length === 0) return null;
  return (
    <Section labelledBy="recentes" title="Recentes">
      <ul className="mt-title grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2 print:grid-cols-2">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleRow article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Newsletter = () => (
  <Section
    tone="planta"
    labelledBy="newsletter"
    columns="picture-text"
    className="no-print items-end"
    title="Novidades por e-mail"
    lead="O botão abre um rascunho no seu programa de e-mail."
  >
    <NewsletterForm labelledBy="newsletter" subject="Newsletter" />
  </Section>
);
