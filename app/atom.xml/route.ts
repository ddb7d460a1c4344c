import { loadBlogFeed } from "@/app/_feeds/load-blog-feed";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

export const GET = async () => textResponse((await loadBlogFeed()).atom(), "application/atom+xml");
