import { loadBlogFeed } from "@/app/_feeds/load-blog-feed";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

/** The blog as RSS 2.0, with whole articles. */
export async function GET() {
  const feed = await loadBlogFeed();
  return textResponse(feed.rss(), "application/rss+xml");
}
