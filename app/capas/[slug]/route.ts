import { createElement } from "react";
import { ArticleCover } from "@/components/art/drawing";
import { renderSvg } from "@/components/art/render-svg";
import { getArticle, getArticles } from "@/lib/content/articles";
import { pictureResponse } from "@/lib/server/file-response";

/**
 * Article covers as files, created by the build. A list shows up to eleven covers of 1.5 to 3.8 kB.
 * Inline they would be twice in the page (HTML and RSC payload) and be parsed before the first
 * paint. As files they are lazy-loaded and cached for all lists.
 */
export const dynamic = "force-static";
export const dynamicParams = false;

const FILE_TYPE = ".svg";

export const generateStaticParams = () =>
  getArticles().map(({ slug }) => ({ slug: slug + FILE_TYPE }));

export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const article = getArticle(slug.slice(0, -FILE_TYPE.length));
  if (!article) return new Response(null, { status: 404 });
  const { category } = article;
  const cover = createElement(ArticleCover, { category, slug: article.slug });
  return pictureResponse(await renderSvg(cover), "image/svg+xml");
}
