import { loadTagFeed } from "@/app/_feeds/load-blog-feed";
import { getTags } from "@/lib/content/articles";
import { slugOf } from "@/lib/format/slug";
import { textResponse } from "@/lib/server/file-response";
import { staticFiles } from "@/lib/server/static-addresses";

export const dynamic = "force-static";
export const dynamicParams = false;

export const { generateStaticParams, GET } = staticFiles(
  async (list) => textResponse((await loadTagFeed(list)).rss(), "application/rss+xml"),
  "tag",
  getTags,
  ({ tag }) => slugOf(tag),
);
