import { execFileSync } from "node:child_process";
import Parser from "rss-parser";
import { getPage } from "@/lib/content/pages";
import { podcastFeed } from "@/lib/feeds/podcast-feed";

const SCRIPT = `
  import { noonTimestamp, noonDate, longDate, shortDate } from "./lib/content/dates.ts";
  import { blogFeed } from "./lib/feeds/blog-feed.ts";
  import { getArticles } from "./lib/content/articles.ts";
  import { getPage } from "./lib/content/pages.ts";
  const articles = getArticles().map((article) => ({ ...article, html: "<p>Texto</p>" }));
  const feed = blogFeed(getPage("blog"), articles);
  console.log([
    noonTimestamp("2025-01-15"), noonDate("2025-01-15").toISOString(),
    longDate("2025-01-15"), shortDate("2025-01-15"),
    feed.rss2(), feed.atom1(), feed.json1(),
  ].join("\\n"));
`;

/** Output of the script in a time zone. */
const writtenIn = (zone: string) =>
  execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", SCRIPT], {
    env: { ...process.env, TZ: zone },
    encoding: "utf8",
  });

describe("feeds and the time zone of the build machine", () => {
  const inUtc = writtenIn("UTC");

  it.each(["America/Sao_Paulo", "Pacific/Kiritimati"])("are identical in %s", (zone) => {
    expect(writtenIn(zone)).toBe(inUtc);
  });

  it("use noon in São Paulo, in RFC 822 and RFC 3339", () => {
    expect(inUtc).toContain("2025-01-15T12:00:00-03:00\n2025-01-15T15:00:00.000Z\n");
    expect(inUtc).toContain("15 de janeiro de 2025\n15 Jan 2025\n");
    expect(inUtc).toContain("<pubDate>Wed, 15 Jan 2025 15:00:00 GMT</pubDate>");
    expect(inUtc).toContain("<published>2025-01-15T15:00:00.000Z</published>");
    expect(inUtc).toContain('"date_published": "2025-01-15T15:00:00.000Z"');
  });
});

describe("podcastFeed", () => {
  const episode = (id: string, publishedAt: string) => ({
    id,
    title: `Tinta & <b>massa</b> ${id}`,
    description: "Linha um\nlinha dois\u0007\n\nFim ]]> & <script>",
    thumbnail: "/episodes/demo-ep-0001.svg",
    publishedAt,
  });
  const page = getPage("primoze-cast");

  it("has the newest episode first, links to videos, and escapes descriptions", async () => {
    const episodes = [
      episode("antigo", "2024-05-01T10:00:00Z"),
      episode("novo", "2025-05-01T10:00:00Z"),
    ];
    const feed = await new Parser().parseString(podcastFeed(page, episodes).rss2());
    expect(feed.items.map(({ link }) => link)).toEqual([
      "https://www.youtube.com/watch?v=novo",
      "https://www.youtube.com/watch?v=antigo",
    ]);
    const [newest] = feed.items;
    expect(newest?.title).toBe("Tinta & <b>massa</b> novo");
    expect(newest?.isoDate).toBe("2025-05-01T10:00:00.000Z");
    expect(newest?.["content:encoded"]).toContain(
      "Linha um<br>linha dois</p><p>Fim ]]&gt; &amp; &lt;script&gt;",
    );
    expect(newest?.["content:encoded"]).toContain("demo-ep-0001.svg");
  });

  it("is valid without episodes", async () => {
    const feed = await new Parser().parseString(podcastFeed(page, []).rss2());
    expect(feed.items).toEqual([]);
    expect(feed.title).toBe("PrimoZé Cast");
  });
});
