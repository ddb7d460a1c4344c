import { getArticles, getCategories } from "@/lib/content/articles";
import { articleAliasRedirects } from "@/lib/content/next-config.mjs";
import { getPage } from "@/lib/content/pages";
import { getReleases } from "@/lib/content/press";
import { blogFeed } from "@/lib/feeds/blog-feed";
import { releaseText } from "@/lib/press/press-texts";
import { siteRecords } from "@/lib/search/site-records";
import { sitemapEntries } from "@/lib/seo/sitemap";
import { writeNewArticle } from "@/scripts/content-check/new-article";
import { contentCopy, type ContentCopy } from "@/tests/support/content-copy";

const states = () => getArticles().map(({ slug, state }) => `${slug} ${state}`);
const sitemap = () => sitemapEntries([]).map(({ url }) => url);
const press = () => getReleases().map(releaseText).join();

/** What the pages and files of a build have of the articles and releases. */
function build() {
  const articles = getArticles();
  const withHtml = articles.map((article) => ({ ...article, html: article.body.text }));
  return {
    index: getCategories().flatMap(({ articles }) => articles.map(({ slug }) => slug)),
    sitemap: sitemap(),
    rss: blogFeed(getPage("blog"), withHtml),
    redirects: articleAliasRedirects().map(({ source }) => source),
    press: press(),
    search: JSON.stringify(siteRecords()),
  };
}

let copy: ContentCopy;
beforeEach(() => (copy = contentCopy()));
afterEach(() => {
  jest.restoreAllMocks();
  copy.remove();
});

const setVariable = (name: string, value: string) =>
  jest.replaceProperty(process, "env", { ...process.env, [name]: value });

describe("an article created with npm run novo-artigo", () => {
  const ADDRESSES = /tres-demaos|duas-demaos/;
  /** The article after changes in its front-matter. */
  function write(...changes: [from: string | RegExp, to: string][]) {
    const { file } = writeNewArticle("Três demãos");
    copy.replace(file, "draft: true", "draft: true\naliases: [duas-demaos]");
    for (const [from, to] of changes) copy.replace(file, from, to);
  }
  const PUBLIC = ["draft: true", "draft: false"] as const;

  it("is not in the build while it is a draft", () => {
    write();
    expect(JSON.stringify(build())).not.toMatch(ADDRESSES);
  });

  it("is not in the build before its date, and shown in development with its state", () => {
    write([...PUBLIC], [/date: .*/, "date: 2099-01-01"]);
    expect(JSON.stringify(build())).not.toMatch(ADDRESSES);
    setVariable("NODE_ENV", "development");
    expect(states()).toContain("tres-demaos scheduled");
  });

  it("is in every list and file once it is published", () => {
    write([...PUBLIC], [/date: .*/, "date: 2025-02-01"]);
    const { redirects, press: _press, search: _search, ...places } = build();
    for (const place of Object.values(places))
      expect(JSON.stringify(place)).toContain("tres-demaos");
    expect(states()).toContain("tres-demaos published");
    expect(redirects).toContain("/blog/duas-demaos");
  });
});

describe("a press release with an embargo", () => {
  const file = "content/press-releases/nova-sede.mdx";
  beforeEach(() =>
    copy.replace(file, /^date: .*\nlastDay: .*/m, "date: 2099-01-01\nembargo: 09:00"),
  );

  it.each([
    ["before its day", "date: 2099", "date: 2099"],
    ["while it is a draft", "date: 2099-01-01", "date: 2025-01-01\ndraft: true"],
  ])("is in no text, search or sitemap %s", (_when, from, to) => {
    copy.replace(file, from, to);
    expect(JSON.stringify(build())).not.toContain("nova-sede");
  });

  it("is in a preview, which says until when, and public after it", () => {
    const addresses = () => sitemap().filter((url) => url.endsWith("/imprensa/nova-sede"));
    setVariable("PREVIEW", "1");
    expect(addresses()).toHaveLength(1);
    expect(press()).toContain("Embargo até 1 de janeiro de 2099, às 09h00");
    setVariable("PREVIEW", "");
    copy.replace(file, "2099", "2025");
    expect(addresses()).toHaveLength(1);
  });
});
