import { SaxesParser } from "saxes";
import { z } from "zod";
import type { StoredEpisode } from "../episodes/stored.ts";
import { readText } from "./read.ts";
import { video } from "./video.ts";
import { YouTubeError } from "./youtube-error.ts";

/** The feed's vocabularies, under the prefixes that are used here. */
const PREFIXES: Readonly<Record<string, string>> = {
  "http://www.w3.org/2005/Atom": "",
  "http://www.youtube.com/xml/schemas/2015": "yt:",
  "http://search.yahoo.com/mrss/": "media:",
};

const entry = z
  .object({
    "yt:videoId": z.string(),
    title: z.string(),
    published: z.string(),
    "media:group/media:description": z.string().default(""),
    "media:group/media:thumbnail@url": z
      .url({ protocol: /^https?$/ })
      .nullable()
      .default(null),
  })
  .transform((fields) => ({
    id: fields["yt:videoId"],
    title: fields.title,
    description: fields["media:group/media:description"],
    thumbnail: fields["media:group/media:thumbnail@url"],
    publishedAt: fields.published,
  }))
  .pipe(video);

/** Texts and attributes of each entry by their path in it; null for XML that is no Atom feed. */
function readEntries(xml: string): Record<string, string>[] | null {
  const parser = new SaxesParser({ xmlns: true });
  const entries: Record<string, string>[] = [];
  const path: string[] = [];
  let isFeed = false;
  let text = "";

  const inEntry = () => path[0] === "feed" && path[1] === "entry" && path.length > 2;
  const place = () => path.slice(2).join("/");
  parser.on("opentag", ({ uri, local, attributes }) => {
    path.push(`${PREFIXES[uri] ?? `{${uri}}`}${local}`);
    text = "";
    if (path.join("/") === "feed") isFeed = true;
    if (path.join("/") === "feed/entry") entries.push({});
    if (!inEntry()) return;
    for (const [name, { value }] of Object.entries(attributes)) {
      Object.assign(entries.at(-1) ?? {}, { [`${place()}@${name}`]: value });
    }
  });
  parser.on("text", (part) => (text += part));
  parser.on("cdata", (part) => (text += part));
  parser.on("closetag", () => {
    if (inEntry()) Object.assign(entries.at(-1) ?? {}, { [place()]: text });
    path.pop();
    text = "";
  });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  return isFeed ? entries : null;
}

/**
 * The videos in a channel's Atom feed.
 *
 * @throws YouTubeError "unexpected" for anything but a whole feed
 */
export function parseFeed(xml: string): StoredEpisode[] {
  try {
    return z.array(entry).parse(readEntries(xml));
  } catch {
    throw new YouTubeError("unexpected", "FEED");
  }
}

/**
 * The latest videos of a channel (YouTube gives fifteen), from its public feed: needs no API key.
 *
 * @param channel its id (UC…)
 * @param feed the site it is read from, and the longest that may take, in milliseconds
 * @throws YouTubeError
 */
export async function readFeed(
  channel: string,
  feed: { url: string; timeoutMs: number },
): Promise<StoredEpisode[]> {
  const url = new URL(`${feed.url.replace(/\/+$/, "")}/feeds/videos.xml`);
  url.searchParams.set("channel_id", channel);
  return parseFeed(await readText(url, AbortSignal.timeout(feed.timeoutMs)));
}
