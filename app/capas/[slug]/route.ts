import { createElement } from "react";
import { ArticleCover } from "@/components/art/drawing";
import { renderSvg } from "@/components/art/render-svg";
import { getArticles } from "@/lib/content/articles";
import { pictureResponse } from "@/lib/server/file-response";
import { staticFiles } from "@/lib/server/static-addresses";

export const dynamic = "force-static";
export const dynamicParams = false;

/** Inline, the covers of a list would be twice in the page, and parsed before the first paint. */
export const { generateStaticParams, GET } = staticFiles(
  async ({ category, slug }) =>
    pictureResponse(
      await renderSvg(createElement(ArticleCover, { category, slug })),
      "image/svg+xml",
    ),
  "slug",
  getArticles,
  ({ slug }) => `${slug}.svg`,
);
