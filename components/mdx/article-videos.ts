import type { VideoObject } from "schema-dts";
import { visit } from "unist-util-visit";
import { plainText } from "@/components/mdx/article-sections";
import { blockSchemas } from "@/components/mdx/blocks/schemas";
import { attributesOf, isMdxElement, parseMdx } from "@/components/mdx/parse-mdx";
import type { Article } from "@/lib/content/articles";
import { noonTimestamp } from "@/lib/content/dates";
import { parseVideoId, playerUrl, watchUrl } from "@/lib/format/youtube";
import { articlePath, shareImagePath } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";

export function articleVideos({ body, slug, date }: Article): VideoObject[] {
  const videos: VideoObject[] = [];
  visit(parseMdx(body), (node) => {
    if (!isMdxElement(node) || node.name !== "Video") return;
    const { url, title, length } = blockSchemas.Video.parse(attributesOf(node));
    const [minutes, seconds] = length.split(":").map(Number);
    const id = parseVideoId(url)!;
    videos.push({
      "@type": "VideoObject",
      name: title,
      description: plainText(node),
      thumbnailUrl: absoluteUrl(shareImagePath(articlePath(slug))),
      uploadDate: noonTimestamp(date),
      duration: `PT${minutes}M${seconds}S`,
      url: watchUrl(id),
      embedUrl: playerUrl(id),
    });
  });
  return videos;
}
