import { loadBlogFeed } from "@/app/_feeds/load-blog-feed";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

export async function GET() {
  const feed = await loadBlogFeed();
  return textResponse(feed.json(), "application/feed+json");
}
