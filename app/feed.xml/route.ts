import { loadBlogFeed } from "@/app/_feeds/load-blog-feed";

export const dynamic = "force-static";

/** The blog as RSS 2.0, with whole articles. */
export async function GET() {
  return new Response((await loadBlogFeed()).rss2(), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
}
