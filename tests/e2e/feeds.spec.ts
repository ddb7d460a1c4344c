import { parseFeed } from "feedsmith";
import { getArticles, runningText } from "@/lib/content/articles";
import { articlePath, machinePaths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { readXml } from "@/tests/support/podcast-requirements";

const articles = getArticles();
const newest = articles[0]!;

/** The entries of RSS or Atom. @throws Error if the XML is not well-formed */
function readFeed(text: string) {
  readXml(text);
  const { format, feed } = parseFeed(text);
  if (format === "rss") {
    const items = (feed.items ?? []).map(({ title, link, pubDate, content }) => ({
      title,
      link,
      date: pubDate,
      html: content?.encoded,
    }));
    return { title: feed.title, items };
  }
  if (format !== "atom") throw new Error(`unexpected format ${format}`);
  const items = (feed.entries ?? []).map(({ title, links, published, content }) => ({
    title: title?.value,
    link: links?.[0]?.href,
    date: published,
    html: content?.value,
  }));
  return { title: feed.title?.value, items };
}

for (const [path, type] of [
  [machinePaths.rss, "application/rss+xml"],
  [machinePaths.atom, "application/atom+xml"],
] as const) {
  test(`${path} has every article with its full text, newest first`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.headers()["content-type"]).toBe(`${type}; charset=utf-8`);
    const text = await response.text();
    const feed = readFeed(text);
    expect(feed.title).toContain("PrimoZé");
    expect(feed.items.map(({ title }) => title)).toEqual(articles.map(({ title }) => title));
    for (const [index, item] of feed.items.entries()) {
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
      expect(html).toMatch(
        /<figure><img src="https?:[^"]+\/desenhos\/artigos\/[^"]+" alt="[^"]+" loading="lazy"\/><figcaption>./,
      );
    }
  });
}

test(`${machinePaths.rss} has RFC 822 dates`, async ({ request }) => {
  const text = await (await request.get(machinePaths.rss)).text();
  expect(/<pubDate>(.*?)<\/pubDate>/.exec(text)?.[1]).toBe(
    new Date(`${newest.date}T12:00:00-03:00`).toUTCString(),
  );
});

test(`${machinePaths.jsonFeed} has the same`, async ({ request }) => {
  const response = await request.get(machinePaths.jsonFeed);
  expect(response.headers()["content-type"]).toBe("application/feed+json; charset=utf-8");
  const feed = await response.json();
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    language: "pt-BR",
    authors: [{ name: "PrimoZé" }],
  });
  expect(feed.items).toHaveLength(articles.length);
  expect(feed.items[0]).toMatchObject({
    title: newest.title,
    date_published: `${newest.date}T15:00:00.000Z`,
    tags: [newest.category, ...newest.tags],
    authors: [{ name: "PrimoZé" }],
  });
  expect(feed.items[0]).not.toHaveProperty("author");
});

for (const path of [machinePaths.rss, machinePaths.atom, machinePaths.jsonFeed]) {
  test(`${path} has an ETag and the date of its last change`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/);
    expect(Date.parse(headers["last-modified"] ?? "")).toBeLessThan(Date.now());
  });
}

test(`${machinePaths.podcastFeed} is valid without real episodes, and announced as videos`, async ({
  request,
}) => {
  const { title, items } = readFeed(await (await request.get(machinePaths.podcastFeed)).text());
  expect([title, items]).toEqual(["PrimoZé Cast", []]);
  expect(await (await request.get("/")).text()).toContain('title="PrimoZé Cast: vídeos (RSS)"');
});
