import { articleMarkdown } from "@/components/mdx/article-markdown";
import { getArticle, getArticles } from "@/lib/content/articles";
import { fileResponse } from "@/lib/server/file-response";
import { articlePath } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/metadata";

/** Articles as Markdown, prerendered; next.config.mjs rewrites /blog/<slug>.md to this route. */
export const dynamic = "force-static";
export const dynamicParams = false;

const FILE_TYPE = ".md";

export const generateStaticParams = () =>
  getArticles().map(({ slug }) => ({ slug: slug + FILE_TYPE }));

export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const article = getArticle(slug.slice(0, -FILE_TYPE.length));
  if (!article) return new Response(null, { status: 404 });
  return fileResponse(articleMarkdown(article), "text/markdown; charset=utf-8", {
    link: `<${absoluteUrl(articlePath(article.slug))}>; rel="canonical"`,
  });
}
