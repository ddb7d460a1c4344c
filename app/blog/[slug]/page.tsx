import { ContactBar } from "@/components/layout/contact-bar";
import { JsonLd } from "@/components/layout/json-ld";
import { getArticles } from "@/lib/content/articles";
import { articlePath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { articleData } from "@/lib/seo/structured-data/articles";
import { staticAddresses } from "@/lib/server/static-addresses";
import { ArticleCta, ArticleText, RelatedArticles } from "@/app/blog/[slug]/sections";
import { ArticleHeader } from "@/app/blog/[slug]/_sections/article-header";
import "./article.css";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

const { generateStaticParams, itemOf } = staticAddresses("slug", getArticles, ({ slug }) => slug);
export { generateStaticParams };

export async function generateMetadata({ params }: Props) {
  const article = await itemOf(params);
  return pageMetadata({ ...article, path: articlePath(article.slug), article });
}

export default async function ArticlePage({ params }: Props) {
  const article = await itemOf(params);
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
      <ContactBar title={article.title} />
    </>
  );
}
