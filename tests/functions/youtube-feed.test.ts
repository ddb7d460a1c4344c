import { parseFeed } from "../../supabase/functions/_shared/youtube/feed.ts";
import { YouTubeError } from "../../supabase/functions/_shared/youtube/fetch.ts";
import { equal } from "./support/assert.ts";

const ROOT =
  `<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" ` +
  `xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">`;

const entry = (change: Partial<Record<"id" | "title" | "published", string>> = {}) => {
  const { id = "dQw4w9WgXcQ", title = "Título", published = "2025-03-01T18:00:00+00:00" } = change;
  return (
    `<entry><id>yt:video:${id}</id><yt:videoId>${id}</yt:videoId><title>${title}</title>` +
    `<author><name>Outro</name></author><published>${published}</published>` +
    `<media:group><media:title>Outro título</media:title>` +
    `<media:description>Descrição</media:description></media:group></entry>`
  );
};

const feed = (...entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${ROOT}<title>Canal</title>${entries.join("\n")}</feed>`;

function errorOf(xml: string): string {
  try {
    return `${parseFeed(xml).length} videos`;
  } catch (error) {
    if (error instanceof YouTubeError) return `${error.failure} ${error.code}`;
    throw error;
  }
}

// What an entry becomes: youtube-videos.test.ts.
Deno.test("an odd entry leaves out only itself", () => {
  const odd = [
    entry({ title: "" }),
    entry({ id: "../x" }),
    entry({ published: "ontem" }),
    entry().replace(/<media:group>.*<\/media:group>/, ""),
  ];
  for (const one of odd) equal(errorOf(feed(one, entry())), "1 videos", one);
});

Deno.test("a feed without entries is valid; an incomplete or invalid feed is not", () => {
  equal(parseFeed(feed()), []);
  const invalid = [
    "",
    "{}",
    "<html><body><p>Before you continue</p></body></html>",
    "<feed/>",
    feed(entry()).slice(0, -20),
    feed(entry()).replace("</title>", ""),
    feed(entry({ title: "&nbsp;" })),
    feed(entry({ title: "" })),
    feed(entry({ id: "../x" })),
    feed(entry({ published: "ontem" })),
  ];
  for (const xml of invalid) equal(errorOf(xml), "unexpected FEED", xml);
  const declared = `<!DOCTYPE feed [<!ENTITY x "boo">]>${feed(entry({ title: "&x;" })).split("\n")[1]}`;
  equal(parseFeed(declared)[0]?.titulo, "&x;", "declared entities are text");
});
