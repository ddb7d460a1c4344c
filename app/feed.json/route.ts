import { loadBlogFeed } from "@/app/_feeds/load-blog-feed";

export const dynamic = "force-static";

/** The blog as JSON Feed, with whole articles. */
export async function GET() {
  return new Response((await loadBlogFeed()).json1(), {
    headers: { "content-type": "application/feed+json; charset=utf-8" },
  });
}
