import { notFound } from "next/navigation";
import { MdxContent } from "@/components/mdx/mdx-content";
import { Section } from "@/components/ui/section";
import { getArticle, getArticles } from "@/lib/content/articles";
import { articlePath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";
import { ArticleCall } from "./_sections/article-call";
import { ArticleHead } from "./_sections/article-head";
import { ArticleSources } from "./_sections/article-sources";

type Props = { params: Promise<{ slug: string }> };

/** Only the articles of content/ exist; any other slug is the not-found page. */
export const dynamicParams = false;

export const generateStaticParams = () => getArticles().map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const article = await requireArticle(params);
  return pageMetadata({ ...article, path: articlePath(article.slug), type: "article" });
}

export default async function ArticlePage({ params }: Props) {
  const article = await requireArticle(params);
  return (
    <article>
      <ArticleHead article={article} />
      <Section>
        <MdxContent source={article.body} />
        <ArticleSources sources={article.sources} />
      </Section>
      <ArticleCall cta={article.cta} />
    </article>
  );
}

async function requireArticle(params: Props["params"]) {
  const { slug } = await params;
  return getArticle(slug) ?? notFound();
}
