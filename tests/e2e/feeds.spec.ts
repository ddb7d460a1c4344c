import { parseRssFeed } from "feedsmith";
import { getArticles, runningText } from "@/lib/content/articles";
import { articlePath, machinePaths, paths } from "@/lib/paths";
import { hasPodcastAudio } from "@/lib/podcast/episode-notes";
import { isOtherEpisode } from "@/tests/support/all-paths";
import { expect, test } from "@/tests/support/browser-test";
import { readXml } from "@/tests/support/podcast-requirements";

const articles = getArticles().slice(0, 30);

/** The entries of a feed. @throws Error if the XML is not well-formed */
function readFeed(text: string) {
  readXml(text);
  return (parseRssFeed(text).items ?? []).map(({ title, link, pubDate, content }) => {
    return { title, link, date: pubDate, html: content?.encoded };
  });
}

test(`${machinePaths.rss} has every article with its full text, newest first`, async ({
  request,
}) => {
  const response = await request.get(machinePaths.rss);
  expect(response.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
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
    expect(html).not.toMatch(/class=|<Figure|<Note|undefined/);
    const figures = html.match(
      /<figure><img src="https?:[^"]+" alt="[^"]+" loading="lazy"\/><figcaption>./g,
    );
    expect(figures ?? []).toHaveLength(article.body.text.split("<Figure").length - 1);
  }
});

test("a reader that has a feed gets 304", async ({ request }) => {
  for (const path of [machinePaths.rss, machinePaths.sitemap, "/robots.txt", "/favicon.ico"]) {
    const headers = (await request.get(path)).headers();
    expect(headers.etag).toBeTruthy();
    expect(headers["last-modified"]).toBeUndefined();
    expect(headers["access-control-allow-origin"]).toBe(
      path === machinePaths.rss ? "*" : undefined,
    );
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
