import { loadBlogFeed } from "@/app/_feeds/load-blog-feed";
import { textResponse } from "@/lib/http/text-response";

export const dynamic = "force-static";

/** The blog as Atom, with whole articles. */
export async function GET() {
  return textResponse((await loadBlogFeed()).atom1(), "application/atom+xml");
}
