import { groupHits, toHit, type SearchHit } from "@/lib/search/hits";
import type { PagefindFragment, PagefindSubResult } from "@/lib/search/pagefind";

const subResult = (
  title: string,
  score: number,
  element: string | undefined = "h2",
): PagefindSubResult => ({
  url: `/servicos#${title}`,
  title,
  excerpt: `Texto de ${title}.`,
  anchor: element === "" ? undefined : { element },
  weighted_locations: [{ balanced_score: score }],
});

const page = (subResults: PagefindSubResult[]): PagefindFragment => ({
  url: "/servicos",
  excerpt: "Texto da página.",
  meta: { title: "Serviços" },
  filters: {},
  sub_results: subResults,
});

describe("toHit", () => {
  it("links to the best heading and lists the next best headings in page order", () => {
    const hit = toHit(
      page([
        subResult("um", 3),
        subResult("dois", 1),
        subResult("três", 9),
        subResult("quatro", 2),
      ]),
      false,
    );
    expect([hit.url, hit.heading]).toEqual(["/servicos#três", "três"]);
    expect(hit.subResults.map(({ title }) => title)).toEqual(["um", "quatro"]);
  });

  it("links to the page when its title matches", () => {
    const hit = toHit(page([subResult("um", 3), subResult("dois", 9)]), true);
    expect([hit.url, hit.heading, hit.subResults.length]).toEqual(["/servicos", undefined, 2]);
  });

  it.each([
    ["no heading", []],
    ["the text before the first heading", [subResult("Serviços", 9, ""), subResult("um", 1)]],
    ["the page's own h1", [subResult("Serviços", 9, "h1"), subResult("um", 1)]],
  ])("links to the page when the best sub-result is %s", (_, subResults) => {
    const hit = toHit(page(subResults), false);
    expect([hit.url, hit.heading]).toEqual(["/servicos", undefined]);
    expect(hit.subResults.map(({ title }) => title)).toEqual(subResults.length > 0 ? ["um"] : []);
  });

  it("is in section Páginas unless the page sets another section", () => {
    expect(toHit(page([]), true).section).toBe("Páginas");
    expect(toHit({ ...page([]), filters: { secao: ["Blog"] } }, true).section).toBe("Blog");
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
