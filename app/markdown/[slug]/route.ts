import { articleMarkdown } from "@/components/mdx/article-markdown";
import { getArticles } from "@/lib/content/articles";
import { articlePath } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";
import { fileResponse } from "@/lib/server/file-response";
import { staticFiles } from "@/lib/server/static-addresses";

export const dynamic = "force-static";
export const dynamicParams = false;

/** next.config.mjs rewrites /blog/<slug>.md to this route. Search engines list the page instead. */
export const { generateStaticParams, GET } = staticFiles(
  (article) =>
    fileResponse(articleMarkdown(article), "text/markdown; charset=utf-8", {
      link: `<${absoluteUrl(articlePath(article.slug))}>; rel="canonical"`,
    }),
  "slug",
  getArticles,
  ({ slug }) => `${slug}.md`,
);
