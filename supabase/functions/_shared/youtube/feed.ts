import { parseAtomFeed } from "feedsmith";
import { z } from "zod";
import type { StoredEpisode } from "../episodes/store.ts";
import { fetchText, YouTubeError } from "./fetch.ts";
import { readable, video } from "./schemas.ts";

const media = z.object({
  description: z.object({ value: z.string() }).optional(),
  thumbnails: z.array(z.object({ url: z.url({ protocol: /^https?$/ }) })).optional(),
});

const entry = z
  .object({
    yt: z.object({ videoId: z.string() }),
    title: z.object({ value: z.string() }),
    published: z.string(),
    media: z.object({ groups: z.tuple([media]) }),
  })
  .transform(({ yt, title, published, media: { groups } }) => ({
    id: yt.videoId,
    title: title.value,
    description: groups[0].description?.value ?? "",
    thumbnail: groups[0].thumbnails?.[0]?.url ?? null,
    publishedAt: published,
  }))
  .pipe(video);

/** Without odd entries. @throws YouTubeError "unexpected" when the feed is incomplete or invalid */
export function parseFeed(xml: string): StoredEpisode[] {
  try {
    return readable(entry).parse(parseAtomFeed(xml).entries ?? []).items;
  } catch {
    throw new YouTubeError("unexpected", "FEED");
  }
}

/** The public feed (UC…) needs no API key and has the latest 15 videos. @throws YouTubeError */
export async function fetchFeed(
  channel: string,
  feed: { url: string; timeoutMs: number },
): Promise<StoredEpisode[]> {
  const url = new URL(`${feed.url}/feeds/videos.xml`);
  url.searchParams.set("channel_id", channel);
  return parseFeed(await fetchText(url, AbortSignal.timeout(feed.timeoutMs)));
}
