import { SaxesParser } from "saxes";
import { z } from "zod";
import type { StoredEpisode } from "../episodes/store.ts";
import { fetchText, YouTubeError } from "./fetch.ts";
import { video } from "./schemas.ts";

/** XML namespaces of the feed and the prefixes that this file uses for them. */
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

/** Maps each entry's element paths to texts and attributes; null when the XML is no Atom feed. */
function readEntries(xml: string): Record<string, string>[] | null {
  const parser = new SaxesParser({ xmlns: true });
  const entries: Record<string, string>[] = [];
  const path: string[] = [];
  let isFeed = false;
  let text = "";

  const inEntry = () => path[0] === "feed" && path[1] === "entry" && path.length > 2;
  const pathInEntry = () => path.slice(2).join("/");
  parser.on("opentag", ({ uri, local, attributes }) => {
    path.push(`${PREFIXES[uri] ?? `{${uri}}`}${local}`);
    text = "";
    if (path.join("/") === "feed") isFeed = true;
    if (path.join("/") === "feed/entry") entries.push({});
    if (!inEntry()) return;
    for (const [name, { value }] of Object.entries(attributes)) {
      Object.assign(entries.at(-1) ?? {}, { [`${pathInEntry()}@${name}`]: value });
    }
  });
  parser.on("text", (part) => (text += part));
  parser.on("cdata", (part) => (text += part));
  parser.on("closetag", () => {
    if (inEntry()) Object.assign(entries.at(-1) ?? {}, { [pathInEntry()]: text });
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
 * Parses the Atom feed of a channel.
 *
 * @throws YouTubeError "unexpected" when the feed is incomplete or invalid
 */
export function parseFeed(xml: string): StoredEpisode[] {
  try {
    return z.array(entry).parse(readEntries(xml));
  } catch {
    throw new YouTubeError("unexpected", "FEED");
  }
}

/**
 * Reads the public feed of a channel, which needs no API key and has the latest 15 videos.
 *
 * @param channel id (UC…)
 * @param feed base URL, and the timeout in milliseconds
 * @throws YouTubeError
 */
export async function fetchFeed(
  channel: string,
  feed: { url: string; timeoutMs: number },
): Promise<StoredEpisode[]> {
  const url = new URL(`${feed.url.replace(/\/+$/, "")}/feeds/videos.xml`);
  url.searchParams.set("channel_id", channel);
  return parseFeed(await fetchText(url, AbortSignal.timeout(feed.timeoutMs)));
}
