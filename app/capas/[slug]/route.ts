import { createElement } from "react";
import { ArticleCover } from "@/components/art/article-cover";
import { renderSvg } from "@/components/art/render-svg";
import { getArticle, getArticles } from "@/lib/content/articles";
import { svgFileResponse } from "@/lib/http/svg-response";

/**
 * The covers as files of their own, written during the build. A list shows up to eleven of them at 1.5 to 3.8 kB each;
 * inline they would stand twice in the page (HTML and RSC payload) and be parsed before the first paint. As files they
 * load when they come near the screen and serve every list from the browser's cache.
 */
export const dynamic = "force-static";
export const dynamicParams = false;

const FILE_TYPE = ".svg";

export const generateStaticParams = () =>
  getArticles().map(({ slug }) => ({ slug: slug + FILE_TYPE }));

type Context = { params: Promise<{ slug: string }> };

/** The cover of one article as an SVG file, its colours written out since a file has no style sheet. */
export async function GET(_request: Request, { params }: Context) {
  const { slug } = await params;
  const article = getArticle(slug.slice(0, -FILE_TYPE.length));
  if (!article) return new Response(null, { status: 404 });
  const { category } = article;
  const cover = createElement(ArticleCover, { category, slug: article.slug });
  return svgFileResponse(await renderSvg(cover));
}
