import { groupHits, toHit, type SearchHit } from "@/lib/search/hits";
import type { FragmentWire, PlaceWire } from "@/lib/search/pagefind";

const place = (title: string, score: number, element: string | undefined = "h2"): PlaceWire => ({
  url: `/servicos#${title}`,
  title,
  excerpt: `Texto de ${title}.`,
  anchor: element === "" ? undefined : { element },
  weighted_locations: [{ balanced_score: score }],
});

const page = (places: PlaceWire[]): FragmentWire => ({
  url: "/servicos",
  excerpt: "Texto da página.",
  meta: { title: "Serviços" },
  filters: {},
  sub_results: places,
});

describe("toHit", () => {
  it("leads to the heading that says most, and lists the next best in the page's order", () => {
    const hit = toHit(
      page([place("um", 3), place("dois", 1), place("três", 9), place("quatro", 2)]),
      false,
    );
    expect([hit.url, hit.heading]).toEqual(["/servicos#três", "três"]);
    expect(hit.places.map(({ title }) => title)).toEqual(["um", "quatro"]);
  });

  it("leads to the page when its title matches", () => {
    const hit = toHit(page([place("um", 3), place("dois", 9)]), true);
    expect([hit.url, hit.heading, hit.places.length]).toEqual(["/servicos", undefined, 2]);
  });

  it.each([
    ["no heading", []],
    ["the text before the first heading", [place("Serviços", 9, ""), place("um", 1)]],
    ["the page's own h1", [place("Serviços", 9, "h1"), place("um", 1)]],
  ])("leads to the page when the best place is %s", (_, places) => {
    const hit = toHit(page(places), false);
    expect([hit.url, hit.heading]).toEqual(["/servicos", undefined]);
    expect(hit.places.map(({ title }) => title)).toEqual(places.length > 0 ? ["um"] : []);
  });

  it("belongs to Páginas unless the page says otherwise", () => {
    expect(toHit(page([]), true).section).toBe("Páginas");
    expect(toHit({ ...page([]), filters: { secao: ["Blog"] } }, true).section).toBe("Blog");
  });
});

describe("groupHits", () => {
  it("puts the section of the best hit first and keeps the order within", () => {
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
