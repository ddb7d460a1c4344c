import { loadBlogFeed } from "@/app/_feeds/load-blog-feed";
import { jsonFeed } from "@/lib/feeds/json-feed";
import { textResponse } from "@/lib/http/file-response";

export const dynamic = "force-static";

/** The blog as JSON Feed 1.1, with whole articles. */
export async function GET() {
  const feed = await loadBlogFeed();
  return textResponse(jsonFeed(feed), "application/feed+json", feed.options.updated);
}
