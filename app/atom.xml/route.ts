import { loadBlogFeed } from "@/app/_feeds/load-blog-feed";

export const dynamic = "force-static";

/** The blog as Atom, with whole articles. */
export async function GET() {
  return new Response((await loadBlogFeed()).atom1(), {
    headers: { "content-type": "application/atom+xml; charset=utf-8" },
  });
}
