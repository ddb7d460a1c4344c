import type { MetadataRoute } from "next";
import { escapeXml } from "@/lib/format/xml";

type Entry = MetadataRoute.Sitemap[number];
type Video = NonNullable<Entry["videos"]>[number];

/**
 * In the order of the schema of sitemaps.org: Next's own app/sitemap.ts writes the pictures before
 * `lastmod`, and a validator then refuses the file.
 */
export const sitemapXml = (entries: MetadataRoute.Sitemap): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
      ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' +
      ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">',
    ...entries.map(urlElement),
    "</urlset>\n",
  ].join("\n");

const urlElement = ({ url, lastModified, images = [], videos = [] }: Entry) =>
  element(
    "url",
    element("loc", escapeXml(url)) +
      (lastModified ? element("lastmod", String(lastModified)) : "") +
      images
        .map((image) => element("image:image", element("image:loc", escapeXml(image))))
        .join("") +
      videos.map((video) => element("video:video", videoElements(video))).join(""),
  );

/** The elements of a video stand in this order in the schema of Google. */
const VIDEO_ELEMENTS = [
  "thumbnail_loc",
  "title",
  "description",
  "player_loc",
  "publication_date",
] as const satisfies (keyof Video)[];

const videoElements = (video: Video) =>
  VIDEO_ELEMENTS.filter((name) => video[name] !== undefined)
    .map((name) => element(`video:${name}`, escapeXml(String(video[name]))))
    .join("");

const element = (name: string, content: string) => `<${name}>${content}</${name}>`;
