import Parser from "rss-parser";
import { SaxesParser } from "saxes";
import { getArticles } from "@/lib/content/articles";
import { runningText } from "@/lib/content/running-text";
import { articlePath, machinePaths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";

const articles = getArticles();
const newest = articles[0]!;

/** Why an XML document is not well-formed. */
function xmlProblems(text: string): string[] {
  const problems: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => problems.push(error.message));
  parser.write(text).close();
  return problems;
}

for (const [path, type] of [
  [machinePaths.rss, "application/rss+xml"],
  [machinePaths.atom, "application/atom+xml"],
] as const) {
  test(`${path} has every article with its full text, newest first`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.headers()["content-type"]).toBe(`${type}; charset=utf-8`);
    const text = await response.text();
    expect(xmlProblems(text)).toEqual([]);

    const feed = await new Parser().parseString(text);
    expect(feed.title).toContain("PrimoZé");
    expect(feed.items.map(({ title }) => title)).toEqual(articles.map(({ title }) => title));
    for (const [index, item] of feed.items.entries()) {
      const article = articles[index]!;
      expect(item.link).toMatch(new RegExp(`^https?://[^/]+${articlePath(article.slug)}$`));
      expect(item.isoDate).toBe(`${article.date}T15:00:00.000Z`);
      const html = String(item["content:encoded"] ?? item.content);
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

test(`${machinePaths.podcastFeed} is valid even without episodes`, async ({ request }) => {
  const text = await (await request.get(machinePaths.podcastFeed)).text();
  expect(xmlProblems(text)).toEqual([]);
  const feed = await new Parser().parseString(text);
  expect(feed.title).toBe("PrimoZé Cast");
});
