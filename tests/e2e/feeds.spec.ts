import { parseFeed } from "feedsmith";
import { getArticles, runningText } from "@/lib/content/articles";
import { FEED_ARTICLES } from "@/lib/limits";
import { articlePath, machinePaths, paths } from "@/lib/paths";
import { hasPodcastAudio } from "@/lib/podcast/episode-notes";
import { isOtherEpisode } from "@/tests/support/all-paths";
import { expect, test } from "@/tests/support/browser-test";
import { site } from "@/tests/support/company-file";
import { readXml } from "@/tests/support/podcast-requirements";

const articles = getArticles().slice(0, FEED_ARTICLES);
const newest = articles[0]!;

/** The entries of RSS or Atom. @throws Error if the XML is not well-formed */
function readFeed(text: string) {
  readXml(text);
  const { format, feed } = parseFeed(text);
  if (format === "rss") {
    return (feed.items ?? []).map(({ title, link, pubDate, content }) => {
      return { title, link, date: pubDate, html: content?.encoded };
    });
  }
  if (format !== "atom") throw new Error(`unexpected format ${format}`);
  return (feed.entries ?? []).map(({ title, links, published, content }) => {
    return { title: title?.value, link: links?.[0]?.href, date: published, html: content?.value };
  });
}

for (const [path, type] of [
  [machinePaths.rss, "application/rss+xml"],
  [machinePaths.atom, "application/atom+xml"],
] as const) {
  test(`${path} has every article with its full text, newest first`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.headers()["content-type"]).toBe(`${type}; charset=utf-8`);
    const items = readFeed(await response.text());
    expect(items.map(({ title }) => title)).toEqual(articles.map(({ title }) => title));
    for (const [index, item] of items.entries()) {
      const article = articles[index]!;
      expect(item.link).toMatch(new RegExp(`^https?://[^/]+${articlePath(article.slug)}$`));
      expect(new Date(item.date ?? "").toISOString()).toBe(`${article.date}T15:00:00.000Z`);
      const html = String(item.html);
      // Up to one word in ten comes from components or markup; if more is missing, text was lost.
      const words = html.replaceAll(/<[^>]+>/g, " ").split(/\s+/).length;
      expect(words).toBeGreaterThan(runningText(article.body.text).split(/\s+/).length * 0.9);
      expect(html).not.toMatch(/(href|src)="(?!https?:|mailto:|tel:)/);
      expect(html).not.toMatch(/<(link|script|style)\b/);
      expect(html).not.toMatch(/class=|<Figure|<Note|<Testimonial|undefined/);
      const figures = html.match(
        /<figure><img src="https?:[^"]+" alt="[^"]+" loading="lazy"\/><figcaption>./g,
      );
      expect(figures ?? []).toHaveLength(article.body.text.split("<Figure").length - 1);
    }
  });
}

// How dates are written: tests/unit/feeds/feeds.test.ts.
test(`${machinePaths.jsonFeed} has the same articles; a reader that has a feed gets 304`, async ({
  request,
}) => {
  const response = await request.get(machinePaths.jsonFeed);
  expect(response.headers()["content-type"]).toBe("application/feed+json; charset=utf-8");
  const feed = await response.json();
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    language: "pt-BR",
    authors: [{ name: site.name }],
  });
  expect(feed.items).toHaveLength(articles.length);
  expect(feed.items[0]).toMatchObject({
    title: newest.title,
    date_published: `${newest.date}T15:00:00.000Z`,
    tags: [newest.category, ...newest.tags],
    authors: [{ name: newest.author?.name ?? site.name }],
  });
  expect(feed.items[0]).not.toHaveProperty("author");

  const feeds: string[] = [machinePaths.rss, machinePaths.atom, machinePaths.jsonFeed];
  for (const path of [...feeds, machinePaths.sitemap, "/robots.txt", "/favicon.ico"]) {
    const headers = (await request.get(path)).headers();
    expect(headers.etag).toBeTruthy();
    expect(headers["last-modified"]).toBeUndefined();
    expect(headers["access-control-allow-origin"]).toBe(feeds.includes(path) ? "*" : undefined);
    const again = await request.get(path, { headers: { "if-none-match": `"x", ${headers.etag}` } });
    expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
    const changed = await request.get(path, { headers: { "if-none-match": '"x"' } });
    expect(changed.status()).toBe(200);
  }
});

test(`${machinePaths.podcastFeed} is valid without real episodes, and not announced`, async ({
  request,
}) => {
  test.skip(hasPodcastAudio(), "an episode has real audio");
  const sitemap = await (await request.get(machinePaths.sitemap)).text();
  const pages = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, page = ""]) => new URL(page));
  test.skip(
    pages.some(({ pathname }) => isOtherEpisode(pathname)),
    "the build has real episodes",
  );
  expect(readFeed(await (await request.get(machinePaths.podcastFeed)).text())).toEqual([]);
  for (const path of ["/", paths.podcast]) {
    expect(await (await request.get(path)).text()).not.toMatch(/<link[^>]*primoze-cast\/feed\.xml/);
  }
});
