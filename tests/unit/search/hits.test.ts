import { groupHits, type SearchHit, toHit } from "@/lib/search/hits";
import type { SearchRecord } from "@/lib/search/record";

const article: SearchRecord = { url: "/blog/a", kind: "article", title: "Artigo", text: "Texto." };
const part = (id: string): SearchRecord => ({
  url: `/blog/a#${id}`,
  kind: "article",
  title: id,
  page: "Artigo",
  text: `Texto de ${id}.`,
});

describe("toHit", () => {
  it("links to the page and lists its best parts", () => {
    const hit = toHit(
      [article, part("laje"), part("dois"), part("três"), part("quatro")],
      new Set(),
    );
    expect(hit).toMatchObject({ section: "Blog", title: "Artigo", url: "/blog/a" });
    expect(hit.heading).toBeUndefined();
    expect(hit.subResults.map(({ title }) => title)).toEqual(["laje", "dois", "três"]);
  });

  it("links to a part that matches better than the page", () => {
    const hit = toHit([part("laje"), article, part("dois")], new Set(["laj"]));
    expect(hit).toMatchObject({ title: "Artigo", url: "/blog/a#laje", heading: "laje" });
    expect(hit.subResults.map(({ url }) => url)).toEqual(["/blog/a#dois"]);
    expect(hit.excerpt.find(({ isMatch }) => isMatch)?.text).toBe("laje");
  });
});

describe("groupHits", () => {
  it("puts the section of the best hit first and keeps the order in each section", () => {
    const hit = (section: SearchHit["section"], url: string) => ({ section, url }) as SearchHit;
    const groups = groupHits([
      hit("Blog", "/blog/a"),
      hit("Páginas", "/b"),
      hit("Imprensa", "/c"),
      hit("Blog", "/blog/d"),
    ]);
    expect(groups.map(({ section, hits }) => [section, ...hits.map(({ url }) => url)])).toEqual([
      ["Blog", "/blog/a", "/blog/d"],
      ["Páginas", "/b"],
      ["Imprensa", "/c"],
    ]);
  });
});
