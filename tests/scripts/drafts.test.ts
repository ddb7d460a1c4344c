import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Prints what the pages and files of a build contain of the articles. */
const SCRIPT = `
  import { getArticles, getCategories } from "@/lib/content/articles";
  import { articleAliasRedirects } from "@/lib/content/next-config.mjs";
  import { blogFeed } from "@/lib/feeds/blog-feed";
  import { getPage } from "@/lib/content/pages";
  import { sitemapEntries } from "@/lib/seo/sitemap";
  import { llmsText } from "@/lib/seo/llms-text";
  import { getReleases } from "@/lib/content/press";
  import { releaseText } from "@/lib/press/press-texts";
  import { siteRecords } from "@/lib/search/site-records";
  const articles = getArticles();
  const withHtml = articles.map((article) => ({ ...article, html: article.body.text }));
  const feed = blogFeed(getPage("blog"), withHtml);
  console.log(JSON.stringify({
    index: getCategories().flatMap(({ articles }) => articles.map(({ slug }) => slug)),
    states: articles.map(({ slug, state }) => slug + " " + state),
    sitemap: sitemapEntries([]).map(({ url }) => url),
    rss: feed.rss(), atom: feed.atom(), json: feed.json(),
    llms: llmsText(),
    redirects: articleAliasRedirects().map(({ source }) => source),
    press: [getReleases().map(releaseText).join(), JSON.stringify(siteRecords())],
  }));
`;

describe("an article created with npm run novo-artigo", () => {
  let site = "";
  const root = process.cwd();
  const slug = "tres-demaos";
  const file = () => path.join(site, `content/articles/${slug}.mdx`);

  /** Runs the code of the site in a copy of its content. */
  const run = (args: string[], env: Record<string, string> = {}) =>
    execFileSync(process.execPath, ["--import", "tsx", ...args], {
      cwd: site,
      env: { ...process.env, NODE_ENV: "production", ...env },
      encoding: "utf8",
    });
  const build = (env?: Record<string, string>) =>
    JSON.parse(run(["--input-type=module", "-e", SCRIPT], env)) as Record<string, unknown>;
  const change = (from: string | RegExp, to: string) =>
    writeFileSync(file(), readFileSync(file(), "utf8").replace(from, to));

  beforeAll(() => {
    site = mkdtempSync(path.join(tmpdir(), "drafts-"));
    cpSync(path.join(root, "content"), path.join(site, "content"), { recursive: true });
    for (const name of [
      "node_modules",
      "lib",
      "public",
      "scripts",
      "supabase",
      "tsconfig.json",
      "package.json",
    ]) {
      symlinkSync(path.join(root, name), path.join(site, name));
    }
    run(["scripts/new-article.ts", "Três demãos"]);
    change("draft: true", "draft: true\naliases: [duas-demaos]");
  });
  afterAll(() => rmSync(site, { recursive: true }));

  it("is not in the build while it is a draft", () => {
    expect(JSON.stringify(build())).not.toMatch(/tres-demaos|duas-demaos/);
  });

  it("is not in the build before its date", () => {
    change("draft: true", "draft: false");
    change(/date: .*/, "date: 2099-01-01");
    expect(JSON.stringify(build())).not.toMatch(/tres-demaos|duas-demaos/);
  });

  it("is shown in development, with its state", () => {
    expect(build({ NODE_ENV: "development" }).states).toContain(`${slug} scheduled`);
  });

  it("is in every list and file once it is published", () => {
    change(/date: .*/, "date: 2025-02-01");
    const { redirects, states, press: _press, ...places } = build();
    for (const place of Object.values(places)) expect(JSON.stringify(place)).toContain(slug);
    expect(states).toContain(`${slug} published`);
    expect(redirects).toContain("/blog/duas-demaos");
  });

  describe("a press release with an embargo", () => {
    const write = (from: string, to: string) =>
      writeFileSync(
        path.join(site, "content/press-releases/nova-sede.mdx"),
        readFileSync(path.join(root, "content/press-releases/calculadoras-de-obra.mdx"), "utf8")
          .replace(/date: .*/, "date: 2099-01-01\nembargo: 09:00")
          .replace(from, to),
      );

    it.each([
      ["before its day", "date: 2099", "date: 2099"],
      ["while it is a draft", "date: 2099-01-01", "date: 2025-01-01\ndraft: true"],
    ])("is in no text, search or sitemap %s", (_when, from, to) => {
      write(from, to);
      expect(JSON.stringify(build())).not.toContain("nova-sede");
    });

    it("is in a preview, which says until when, and public after it", () => {
      write("", "");
      const { press, sitemap } = build({ PREVIEW: "1" });
      expect(sitemap).toContainEqual(expect.stringContaining("/imprensa/nova-sede"));
      expect(press).toContainEqual(
        expect.stringContaining("Embargo até 1 de janeiro de 2099, às 09h00"),
      );
      write("2099", "2025");
      expect(build().sitemap).toEqual(sitemap);
    });
  });
});
