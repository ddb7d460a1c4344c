import { loadTagFeed } from "@/app/_feeds/load-blog-feed";
import { getTags } from "@/lib/content/articles";
import { slugOf } from "@/lib/format/slug";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = () => getTags().map(({ tag }) => ({ tag: slugOf(tag) }));

export async function GET(_request: Request, { params }: { params: Promise<{ tag: string }> }) {
  const slug = (await params).tag;
  const list = getTags().find(({ tag }) => slugOf(tag) === slug);
  if (!list) return new Response(null, { status: 404 });
  return textResponse((await loadTagFeed(list)).rss(), "application/rss+xml");
}
