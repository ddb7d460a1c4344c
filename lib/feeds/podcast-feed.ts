import { createHash } from "node:crypto";
import { generateRssFeed } from "feedsmith";
import { noonDate } from "@/lib/content/dates";
import type { PageContent } from "@/lib/content/pages";
import { feedBasics } from "@/lib/feeds/blog-feed";
import { printable, withTightData } from "@/lib/format/xml";
import { captionsPath, episodePath, machinePaths, paths, transcriptPath } from "@/lib/paths";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { episodeDescription } from "@/lib/podcast/episode-text";
import { absoluteUrl } from "@/lib/site-url";
import { site } from "@/lib/site";

const PODCAST_COVER = `${paths.podcast}/capa.png`;

const CATEGORIES = [
  { text: "Leisure", categories: [{ text: "Home & Garden" }] },
  { text: "Business", categories: [{ text: "Entrepreneurship" }] },
];

type FeedEpisode = EpisodePage & { html: string };

/**
 * May be empty. With audio a podcast of the episodes that have it, for Apple Podcasts and
 * Podcasting 2.0; without, a feed that links to the episodes' pages.
 */
export function podcastFeed(page: PageContent, episodes: readonly FeedEpisode[]) {
  const podcast = episodes.some(({ notes }) => notes?.audio);
  const listed = podcast ? episodes.filter(({ notes }) => notes?.audio) : episodes;
  const newest = listed
    .map(({ publishedAt }) => publishedAt)
    .sort()
    .at(-1);
  const updated = newest ? new Date(newest) : noonDate(`${site.copyrightYear}-01-01`);
  const { language, copyright, generator, icon } = feedBasics;
  const self = absoluteUrl(machinePaths.podcastFeed);
  const link = absoluteUrl(paths.podcast);
  const xml = generateRssFeed({
    title: site.podcastName,
    link,
    description: page.description,
    language,
    copyright,
    generator,
    lastBuildDate: updated,
    image: {
      url: podcast ? absoluteUrl(PODCAST_COVER) : icon,
      title: site.podcastName,
      link,
    },
    atom: { links: [{ href: self, rel: "self", type: "application/rss+xml" }] },
    ...(podcast && {
      itunes: {
        author: site.name,
        owner: { name: site.name, email: site.email },
        image: absoluteUrl(PODCAST_COVER),
        categories: CATEGORIES,
        explicit: false,
        type: "episodic",
      },
      podcast: {
        guid: podcastGuid(self),
        medium: "podcast",
        locked: { value: true },
      },
    }),
    items: [...listed]
      .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
      .map((episode) => ({ ...baseItem(episode), ...audioItem(episode) })),
  });
  return withAppleBooleans(withTightData(printable(xml)));
}

/** The library writes yes and no, which Apple took before it asked for true and false. */
const withAppleBooleans = (xml: string) =>
  xml.replaceAll(
    "<itunes:explicit>no</itunes:explicit>",
    "<itunes:explicit>false</itunes:explicit>",
  );

function baseItem(episode: FeedEpisode) {
  const { id, title, slug, publishedAt, html } = episode;
  return {
    title,
    link: absoluteUrl(episodePath(slug)),
    // Not the address, which an editor can change.
    guid: { value: `youtube:${id}`, isPermaLink: false },
    description: episodeDescription(episode),
    pubDate: new Date(publishedAt),
    content: { encoded: html },
  };
}

function audioItem({ title, slug, number, notes, chapters }: EpisodePage) {
  if (!notes?.audio) return {};
  const { bytes, duration } = notes.audio;
  const url = absoluteUrl(notes.audio.url);
  const transcripts = [
    { url: absoluteUrl(captionsPath(slug)), type: "text/vtt", language: "pt-BR" },
    { url: absoluteUrl(transcriptPath(slug)), type: "text/plain", language: "pt-BR" },
  ];
  return {
    enclosures: [{ url, length: bytes, type: audioType(url) }],
    itunes: {
      title,
      duration,
      explicit: false,
      episodeType: "full",
      ...(number !== undefined && { episode: number }),
    },
    podcast: {
      ...(number !== undefined && { episode: { number } }),
      persons: notes.people?.map(({ name, role }) => ({ display: name, role })),
      ...(notes.vtt && { transcripts }),
    },
    psc: { chapters: chapters.map(({ second, title }) => ({ start: playTime(second), title })) },
  };
}

const playTime = (second: number) => new Date(second * 1000).toISOString().slice(11, 19);

const audioType = (url: string) =>
  /\.m4a$/i.test(new URL(url).pathname) ? "audio/x-m4a" : "audio/mpeg";

const NAMESPACE = Buffer.from("ead4c236bf5858c6a2c6a6b28d128cb6", "hex");

/** The podcast:guid of a feed: a UUIDv5 of its address without protocol and trailing slashes. */
export function podcastGuid(feedUrl: string): string {
  const name = feedUrl.replace(/^[a-z]+:\/\//, "").replace(/\/+$/, "");
  const hash = createHash("sha1").update(NAMESPACE).update(name).digest().subarray(0, 16);
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  return hash.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
