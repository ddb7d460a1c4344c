import type { ComponentProps } from "react";
import { blockComponents } from "@/components/mdx/blocks/blocks";
import { FeedImage } from "@/components/mdx/feed-image";
import { absoluteUrl } from "@/lib/seo/metadata";

/**
 * Components for the MDX of an article in feeds: plain HTML with absolute URLs.
 * @param page path of the article, for links to its own headings
 */
export const feedComponents = (page: string) => ({
  a: ({ href = "", children }: ComponentProps<"a">) => (
    <a href={absoluteUrl(href.startsWith("#") ? `${page}${href}` : href)}>{children}</a>
  ),
  img: FeedImage,
  ...blockComponents("feed"),
});
