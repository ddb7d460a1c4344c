import type { Feed } from "feed";

type Author = { name?: string; url?: string };
type JsonFeed1 = { author?: Author; items: ({ author?: Author } & object)[] };

/**
 * A feed as JSON Feed 1.1, which has a language and lists of authors. The `feed` package writes 1.0,
 * where the author is a single object.
 */
export function jsonFeed(feed: Feed): string {
  const { author, items, ...rest } = JSON.parse(feed.json1()) as JsonFeed1;
  return JSON.stringify(
    {
      ...rest,
      version: "https://jsonfeed.org/version/1.1",
      language: feed.options.language,
      favicon: feed.options.favicon,
      ...authors(author),
      items: items.map(({ author: writer, ...item }) => ({ ...item, ...authors(writer) })),
    },
    null,
    2,
  );
}

const authors = (author?: Author) => (author ? { authors: [author] } : {});
