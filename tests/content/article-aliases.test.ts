import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { aliasProblems } from "@/lib/content/alias-problems.mjs";
import { articleAliasRedirects } from "@/lib/content/article-aliases.mjs";

describe("aliasProblems", () => {
  const article = (slug: string, ...aliases: string[]) => ({ slug, aliases });

  it.each([
    ["nothing", [article("a", "old-a", "older-a"), article("b", "old-b")], []],
    [
      "an alias of two articles",
      [article("a", "old"), article("b", "old")],
      ["aliases: old is used by a and b"],
    ],
    [
      "an alias that is the slug of another article",
      [article("a", "b"), article("b")],
      ["aliases: b (of a) is an article's own address"],
    ],
    ["an alias of an article to itself", [article("a", "a")], ["aliases: a leads to itself"]],
    [
      "a loop",
      [article("a", "b"), article("b", "a")],
      ["aliases: a and b lead to each other", "aliases: a and b lead to each other"],
    ],
    [
      "an alias twice in one article",
      [article("a", "old", "old")],
      ["aliases: old is used by a and a"],
    ],
  ])("finds %s", (_case, articles, problems) => {
    expect(aliasProblems(articles)).toEqual(problems);
  });
});

describe("articleAliasRedirects", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "articles-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (slug: string, frontMatter: string) =>
    writeFileSync(path.join(folder, `${slug}.mdx`), `---\n${frontMatter}\n---\nTexto`);

  it("redirects every alias permanently to its article", () => {
    write("novo", "date: 2025-01-10\naliases: [antigo, mais-antigo]");
    expect(articleAliasRedirects(folder, "2025-01-10")).toEqual([
      { source: "/blog/antigo", destination: "/blog/novo", permanent: true },
      { source: "/blog/mais-antigo", destination: "/blog/novo", permanent: true },
    ]);
  });

  it("has no redirects for unpublished articles", () => {
    write("rascunho", "date: 2025-01-10\ndraft: true\naliases: [antigo]");
    write("futuro", "date: 2025-01-11\naliases: [outro]");
    expect(articleAliasRedirects(folder, "2025-01-10")).toEqual([]);
    expect(articleAliasRedirects(folder, "2025-01-11")).toHaveLength(1);
  });

  it("throws on conflicting aliases, also of drafts", () => {
    write("um", "date: 2025-01-10\naliases: [dois]");
    write("dois", "date: 2025-01-10\ndraft: true");
    expect(() => articleAliasRedirects(folder)).toThrow("dois (of um) is an article's own address");
  });
});
