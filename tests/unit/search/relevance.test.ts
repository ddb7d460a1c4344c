import { loadRecords } from "@/app/busca.json/load-records";
import { SEARCH } from "@/lib/limits";
import { episodePath } from "@/lib/paths";
import { groupHits } from "@/lib/search/hits";
import { SearchIndex } from "@/lib/search/search-index";
import { RELEVANCE_QUERIES } from "@/tests/support/relevance-queries";
import { demoEpisodePages } from "@/tests/support/all-paths";

const cases = Object.entries(RELEVANCE_QUERIES).flatMap(([wanted, queries]) =>
  queries.map((query) => ({ query, wanted })),
);

let index: SearchIndex;
beforeAll(async () => {
  index = await SearchIndex.create(await loadRecords(demoEpisodePages));
});

/** The links in the order of the page. */
const urlsFor = (query: string) =>
  groupHits(index.search(query, { count: SEARCH.hits }).hits).flatMap(({ hits }) =>
    hits.map(({ url }) => url),
  );

describe(`relevance of ${cases.length} queries`, () => {
  it("is measured with at least 120 different queries", () => {
    expect(new Set(cases.map(({ query }) => query)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThanOrEqual(120);
  });

  it.each(cases)("$query: $wanted is one of the first three", ({ query, wanted }) => {
    expect(urlsFor(query).slice(0, 3)).toContain(wanted);
  });

  it("has the wanted result first for at least 95 %", () => {
    const others = cases.filter(({ query, wanted }) => urlsFor(query)[0] !== wanted);
    expect(others.length / cases.length).toBeLessThanOrEqual(0.05);
  });
});

describe("search", () => {
  const search = (query: string) => index.search(query, { count: SEARCH.hits });

  it.each(["xyzzyq", "passaporte para Miami", "o que é"])("finds nothing for %s", (query) => {
    expect(search(query).total).toBe(0);
  });

  it("suggests what comes closest when nothing was found", () => {
    expect(search("aluguel de helicóptero Airbus").nearest?.url).toBe("/servicos#manutencao-geral");
    expect(search("xyzzyq").nearest).toBeUndefined();
  });

  it.each([
    ["se suar por baixo, resolva a água primeiro", "demo-ep-0012", 331],
    ["dois dedos derrubam", "demo-ep-0010", 318],
    ["chamar o engenheiro depois da marreta", "demo-ep-0027", 476],
  ])("finds the sentence “%s” at its second", (sentence, id, second) => {
    const episode = demoEpisodePages.find((one) => one.id === id)!;
    expect(urlsFor(sentence)[0]).toBe(`${episodePath(episode.slug)}#t=${second}`);
  });

  it("completes the word that is being typed", () => {
    expect(urlsFor("encanad")).toEqual(urlsFor("encanador"));
    expect(urlsFor("hidroge")[0]).toMatch(/hidrogenio/);
  });

  it.each(["pintura", "telefone", "dados", "concurso", "acessibilidade"])(
    "lists the press and the law last for %s",
    (query) => {
      const { hits } = index.search(query, { count: 100 });
      const last = hits.map(({ url }) =>
        /^\/(politica|acessibilidade|media-kit|click-na-pintura-release|imprensa)/.test(url),
      );
      expect(last).toContain(true);
      expect(last).toEqual([...last].sort());
    },
  );

  it("limits the search to articles", () => {
    const { hits } = index.search("pintar", { kind: "article", count: 100 });
    expect(new Set(hits.map(({ section }) => section))).toEqual(new Set(["Blog"]));
  });
});
