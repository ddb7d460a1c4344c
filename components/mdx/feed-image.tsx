import type { ComponentProps } from "react";
import { absoluteUrl } from "@/lib/seo/metadata";

/**
 * An image in a feed. React writes a <link rel="preload"> for every image that is not lazy, and
 * feed readers show or refuse it.
 */
export const FeedImage = ({ src, alt, ...props }: ComponentProps<"img">) => (
  <img src={absoluteUrl(String(src))} alt={alt} loading="lazy" {...props} />
);
