import { loadBlogFeed } from "@/app/_feeds/load-blog-feed";
import { textResponse } from "@/lib/http/text-response";

export const dynamic = "force-static";

/** The blog as RSS 2.0, with whole articles. */
export async function GET() {
  return textResponse((await loadBlogFeed()).rss2(), "application/rss+xml");
}
