import { notFound } from "next/navigation";
import { ArticleHeader } from "@/app/blog/[slug]/_sections/article-header";
import { ArticleText } from "@/app/blog/[slug]/_sections/article-text";
import { ArticleRow } from "@/components/articles/article-list";
import { ContactBar } from "@/components/layout/contact-bar";
import { JsonLd } from "@/components/layout/json-ld";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { UnbrokenTerms } from "@/components/ui/unbroken";
import { type Article, getArticle, getArticles, getRelatedArticles } from "@/lib/content/articles";
import { articleQuotePath, ctaPath } from "@/lib/forms/quote-address";
import { RELATED_ARTICLES } from "@/lib/limits";
import { articlePath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { articleData } from "@/lib/seo/structured-data/articles";
import { contactText } from "@/lib/whatsapp-text";
import "./article.css";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => getArticles().map(({ slug }) => ({ slug }));

async function articleOf({ params }: Props): Promise<Article> {
  const { slug } = await params;
  return getArticle(slug) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const article = await articleOf(props);
  return pageMetadata({ ...article, path: articlePath(article.slug), article });
}

export default async function ArticlePage(props: Props) {
  const article = await articleOf(props);
  return (
    <>
      <JsonLd
        page={{ title: article.title, path: articlePath(article.slug) }}
        things={[articleData(article)]}
      />
      <article className="article-page">
        <ArticleHeader article={article} />
        <ArticleText article={article} />
        <ArticleCta cta={article.cta} />
      </article>
      <RelatedArticles article={article} />
      <ContactBar
        text={contactText(articlePath(article.slug), article.title)}
        quoteHref={articleQuotePath(article)}
      />
    </>
  );
}

const ArticleCta = ({ cta }: Pick<Article, "cta">) => (
  <Section
    tone="seguranca"
    labelledBy="proximo-passo"
    className="no-print flex flex-wrap items-center justify-between gap-8"
    title={cta.title}
    lead={<UnbrokenTerms>{cta.text}</UnbrokenTerms>}
  >
    <ButtonLink href={ctaPath(cta)} variant="dark">
      {cta.label}
    </ButtonLink>
  </Section>
);

const RelatedArticles = ({ article }: { article: Article }) => (
  <Section
    tone="white"
    labelledBy="leia-tambem"
    columns="aside-main"
    className="no-print"
    title="Leia também"
  >
    <ul className="grid grid-cols-1 gap-6">
      {getRelatedArticles(article, RELATED_ARTICLES).map((related) => (
        <li key={related.slug}>
          <ArticleRow article={related} />
        </li>
      ))}
    </ul>
  </Section>
);
