import { readFileSync } from "node:fs";
import { loadRecords } from "@/app/busca.json/load-records";
import { fold } from "@/lib/format/slug";
import { SEARCH } from "@/lib/limits";
import { episodePath, paths } from "@/lib/paths";
import type { SearchRecord } from "@/lib/search/record";
import { SearchIndex } from "@/lib/search/search-index";
import { demoEpisodePages } from "@/tests/support/all-paths";

/** A file has blocks of addresses, of which any is right, and of the queries that want one. */
const readQueries = (file: string, separator: string) =>
  readFileSync(`${__dirname}/${file}`, "utf8")
    .split("\n\n")
    .slice(1)
    .flatMap((block) => {
      const [wanted = "", ...lines] = block.trim().split("\n");
      const queries = lines.join(separator === ", " ? " " : separator).split(separator);
      return queries.map((query) => ({ query, wanted: wanted.split(" ") }));
    });

let records: SearchRecord[];
let index: SearchIndex;
beforeAll(async () => {
  ({ records } = await loadRecords(demoEpisodePages));
  index = await SearchIndex.create(records);
});

/** The links of each result, in the order of the page. */
const linksFor = (query: string) =>
  index
    .search(query, { count: SEARCH.hits })
    .hits.map(({ url, subResults }) => [url, ...subResults.map((part) => part.url)]);
const urlsFor = (query: string) => linksFor(query).map(([url]) => url);

/** Shares of queries. The records are fixtures: only a change of the search moves them. */
const FIRST = 0.92;
const FIRST_THREE = 0.97;

describe.each([
  ["made with the words of the records", "relevance-queries.txt", ", "],
  ["decided before a first run", "fresh-queries.txt", "\n"],
])("queries %s", (_what, file, separator) => {
  it(`find a wanted page first for ${FIRST * 100} %, in the first three for ${FIRST_THREE * 100} %`, () => {
    const found = readQueries(file, separator).map(({ query, wanted }) => {
      const isWanted = (url: string) =>
        wanted.some((one) => url === one || (/-$|^.blog/.test(one) && url.startsWith(one)));
      const results = linksFor(query).slice(0, 3);
      return {
        query,
        results,
        isFirst: isWanted(results[0]?.[0] ?? ""),
        isThere: results.flat().some(isWanted),
      };
    });
    expect(found.filter(({ isFirst }) => isFirst).length).toBeGreaterThanOrEqual(
      found.length * FIRST,
    );
    const missed = found.filter(({ isThere }) => !isThere);
    if (missed.length > found.length * (1 - FIRST_THREE)) expect(missed).toEqual([]);
  });
});

it("finds the page of a title typed back without accents in the first three", () => {
  const titles = [...new Set(records.map(({ title }) => title))];
  const missed = titles.filter((title) => {
    const links = linksFor(fold(title)).slice(0, 3).flat();
    return !records.some((one) => one.title === title && links.includes(one.url));
  });
  expect(missed.length / titles.length).toBeLessThanOrEqual(1 - FIRST_THREE);
});

/** Not made while the rules were: people's words, with greetings and a story around them. */
const STORIES: [string, string][] = [
  [
    "ontem de noite choveu muito forte aqui em casa e comecou a pingar agua do forro da sala bem em cima do sofa e agora " +
      "tem uma mancha enorme amarela no teto e acho que alguma telha quebrou ou saiu do lugar com o vento preciso que " +
      "alguem venha olhar o telhado e me diga quanto fica para arrumar antes da proxima chuva por favor",
    "/servicos#manutencao-predial",
  ],
  [
    "o telhado da minha casa esta com problema desde o temporal da semana passada, entra agua pela laje e molha tudo",
    "/servicos#manutencao-predial",
  ],
  ["tem vazamento na cozinha da minha casa vcs arrumam hoje", "/servicos#hidraulica"],
  ["qual a forma de pagamento", "/contato#orcamento"],
  ["vcs parcelam no cartao", "/contato#orcamento"],
  ["aceita pix", "/contato#orcamento"],
  ["vc faz orçamento gratis", "/contato#orcamento"],
];

it.each(STORIES)("“%s” finds %s first", (query, wanted) => {
  expect(urlsFor(query)[0]).toBe(wanted);
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

  it("finds a sentence of a transcript at its second", () => {
    const { slug } = demoEpisodePages.find(({ id }) => id === "demo-ep-0012")!;
    const sentence = "se o rótulo descascar, leia a lata vizinha";
    expect(urlsFor(sentence)[0]).toBe(`${episodePath(slug)}#t=331`);
  });

  it.each([
    ["9050", "NBR 9050"],
    ["nbr 9.050", "NBR 9050"],
    ["NBR\u20119050", "NBR 9050"],
    ["norma 35", "NR-35"],
    ["5410:2004", "NBR 5410"],
    ["80cm", "80 cm"],
    ["220V", "220 V"],
    ["18L", "18 L"],
    ["60×60", "60 x 60"],
    ["infil\u00ADtra\u00E7\u00E3o", "infiltração"],
    ["mediakit", "media kit"],
    ["dry wall", "drywall"],
  ])("finds for %s what it finds for %s", (typed, spaced) => {
    expect(urlsFor(typed)[0]).toBe(urlsFor(spaced)[0]);
  });

  it("finds a page by the words of its address", () => {
    expect(urlsFor("media kit")[0]).toBe(paths.mediaKit);
  });

  it("an answer is good when one record has the words as they were typed", () => {
    expect(search("pintura").isGood).toBe(true);
    for (const query of ["pinttura", "xyzzyq", "pintura xyzzyq abacaxi"])
      expect([query, search(query).isGood]).toEqual([query, false]);
  });

  it("completes the word that is being typed", () => {
    expect(urlsFor("encanad")).toEqual(urlsFor("encanador"));
    expect(urlsFor("tubul")).toEqual(urlsFor("tubulação"));
  });

  it.each(["dados", "concurso", "acessibilidade"])(
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
