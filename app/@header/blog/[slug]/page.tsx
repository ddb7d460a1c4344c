import { SiteHeader } from "@/components/layout/site-header";
import { getArticle } from "@/lib/content/articles";
import { articleQuotePath, QUOTE_PATH } from "@/lib/forms/quote-address";

export default async function ArticleHeader({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const article = getArticle(slug);
  return (
    <SiteHeader
      quoteLink={(link) => <a href={article ? articleQuotePath(article) : QUOTE_PATH} {...link} />}
    />
  );
}
