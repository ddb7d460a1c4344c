import { notFound } from "next/navigation";
import { ContactBar } from "@/components/layout/contact-bar";
import { JsonLd } from "@/components/layout/json-ld";
import { articleVideos } from "@/components/mdx/article-videos";
import { getArticle, getArticles } from "@/lib/content/articles";
import { articleMarkdownPath, articlePath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { articleData } from "@/lib/seo/structured-data/articles";
import { breadcrumbData } from "@/lib/seo/structured-data/breadcrumbs";
import {
  ArticleCta,
  ArticleHeader,
  ArticleText,
  RelatedArticles,
} from "@/app/blog/[slug]/sections";
import "./article.css";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => getArticles().map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const article = await requireArticle(params);
  return pageMetadata({
    ...article,
    path: articlePath(article.slug),
    article,
    formats: { "text/markdown": articleMarkdownPath(article.slug) },
  });
}

export default async function ArticlePage({ params }: Props) {
  const article = await requireArticle(params);
  return (
    <>
      <JsonLd
        things={[
          articleData(article, articleVideos(article)),
          breadcrumbData({ title: article.title, path: articlePath(article.slug) }),
        ]}
      />
      <article className="article-page">
        <ArticleHeader article={article} />
        <ArticleText article={article} />
        <ArticleCta cta={article.cta} />
      </article>
      <RelatedArticles article={article} />
      <ContactBar title={article.title} />
    </>
  );
}

async function requireArticle(params: Props["params"]) {
  const { slug } = await params;
  return getArticle(slug) ?? notFound();
}
