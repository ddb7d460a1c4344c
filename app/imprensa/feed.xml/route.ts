import { getPage } from "@/lib/content/pages";
import { releaseFeed } from "@/lib/feeds/release-feed";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

export const GET = () => textResponse(releaseFeed(getPage("imprensa")), "application/rss+xml");
