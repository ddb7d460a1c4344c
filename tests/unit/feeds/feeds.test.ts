import { execFileSync } from "node:child_process";
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { getArticle } from "@/lib/content/articles";
import { getPage } from "@/lib/content/pages";
import { blogFeed } from "@/lib/feeds/blog-feed";

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
    feed.rss(), feed.atom(), feed.json(),
  ].join("\\n"));
`;

/** Output of the script in a time zone. */
const writtenIn = (zone: string) =>
  execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", SCRIPT], {
    env: { ...process.env, TZ: zone },
    encoding: "utf8",
  });

describe("an entry of a feed", () => {
  const article = { ...getArticle("rampa-de-teste")!, html: "<p>Rampa</p>" };
  const feed = blogFeed(getPage("blog"), [article]);
  const [published, changed] = ["2024-12-28T15:00:00.000Z", "2025-02-01T15:00:00.000Z"];

  it("has the days on which its article was published and changed", () => {
    const [atom] = parseAtomFeed(feed.atom()).entries!;
    expect([atom?.published, atom?.updated]).toEqual([published, changed]);
    const [json] = parseJsonFeed(feed.json()).items!;
    expect([json?.date_published, json?.date_modified]).toEqual([published, changed]);
  });

  it("has the article's author, and the company for an article without one", () => {
    const authorsOf = ({ rss, atom, json }: ReturnType<typeof blogFeed>) => [
      parseRssFeed(rss()).items?.[0]?.dc?.creators?.[0],
      parseAtomFeed(atom()).entries?.[0]?.authors?.[0]?.name,
      parseJsonFeed(json()).items?.[0]?.authors?.[0]?.name,
    ];
    expect(new Set(authorsOf(feed))).toEqual(new Set(["Autora Teste"]));
    const unsigned = blogFeed(getPage("blog"), [{ ...article, author: undefined }]);
    expect(new Set(authorsOf(unsigned))).toEqual(new Set(["PrimoZé"]));
  });
});

describe("feeds and the time zone of the build machine", () => {
  const inSaoPaulo = writtenIn("America/Sao_Paulo");

  // 17 hours apart: noon in São Paulo is on the next day in Kiritimati. UTC lies between both.
  it("are identical in São Paulo and in Kiritimati", () => {
    expect(writtenIn("Pacific/Kiritimati")).toBe(inSaoPaulo);
  });

  it("use noon in São Paulo, in RFC 822 and RFC 3339", () => {
    expect(inSaoPaulo).toContain("2025-01-15T12:00:00-03:00\n2025-01-15T15:00:00.000Z\n");
    expect(inSaoPaulo).toContain("15 de janeiro de 2025\n15 Jan 2025\n");
    expect(inSaoPaulo).toContain("<pubDate>Wed, 15 Jan 2025 15:00:00 GMT</pubDate>");
    expect(inSaoPaulo).toContain("<published>2025-01-15T15:00:00.000Z</published>");
    expect(inSaoPaulo).toContain('"date_published": "2025-01-15T15:00:00.000Z"');
  });
});
