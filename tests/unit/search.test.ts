import { loadRecords } from "@/app/busca.json/load-records";
import { getArticles } from "@/lib/content/articles";
import { getServices } from "@/lib/content/collections";
import { getCourses, getLessons } from "@/lib/content/education";
import { getPagePaths } from "@/lib/content/pages";
import { editDistance } from "@/lib/format/edit-distance";
import { episodePath, handoutPath, paths } from "@/lib/paths";
import { excerpt } from "@/lib/search/hits";
import type { SearchRecord } from "@/lib/search/record";
import type { SearchIndex } from "@/lib/search/search-index";
import { stem } from "@/lib/search/terms";
import { demoEpisodePages } from "@/tests/support/all-paths";
import { site } from "@/tests/support/company-file";
import {
  expectRelevance,
  linksFor,
  QUERY_LISTS,
  readQueries,
  searchIndex,
} from "@/tests/support/search-queries";

let records: SearchRecord[];
let index: SearchIndex;
beforeAll(async () => ({ records, index } = await searchIndex()));

const urlsFor = (query: string) => linksFor(index, query).map(([url]) => url);
const textOf = (url: string) => records.find((record) => record.url === url)?.text;

describe("the records", () => {
  it("have every page, service, course, lesson, handout, article and episode, each address once", () => {
    const urls = records.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    const expected = [
      ...getPagePaths(),
      ...getServices().map(({ slug }) => `${paths.services}#${slug}`),
      ...getCourses().map(({ slug }) => `${paths.education}#${slug}`),
      ...getLessons().map(({ slug }) => `${paths.womenInMaintenance}#${slug}`),
      ...getLessons().map(({ slug }) => handoutPath(slug)),
      ...getArticles().map(({ slug }) => `${paths.blog}/${slug}`),
    ];
    expect(expected.filter((url) => !urls.includes(url))).toEqual([]);
    const episodes = records.filter(({ kind, page }) => kind === "episode" && !page);
    expect(episodes).toHaveLength(demoEpisodePages.length);
  });

  it("have the contact facts of the company", () => {
    expect(textOf(`${paths.contact}#telefone`)).toBe(site.phone);
    expect(textOf(`${paths.contact}#email`)).toBe(site.email);
    for (const { days } of site.hours) expect(textOf(`${paths.contact}#horario`)).toContain(days);
  });

  it("divide articles at their headings, as plain text, and none is empty", () => {
    expect(textOf("/blog/parede-de-teste#prepare-a-parede")).toMatch(/^A lixa 150 /);
    for (const { title, text } of records.filter(({ kind }) => kind === "article"))
      expect(`${title} ${text}`).not.toMatch(/\*\*|<[A-Z]|\]\(/);
    expect(records.filter(({ title, text }) => title === "" || text === "")).toEqual([]);
  });

  it("put texts beyond the budget into the other file, the newest stay", async () => {
    const [newest] = getArticles();
    const budget = { articles: newest!.body.text.length, episodes: 0, transcripts: 0 };
    const files = await loadRecords(demoEpisodePages, budget);
    const articlesOf = (list: SearchRecord[]) =>
      list
        .filter(({ kind, page }) => kind === "article" && page)
        .map(({ url }) => url.split("#")[0]);
    expect(new Set(articlesOf(files.records))).toEqual(new Set([`${paths.blog}/${newest!.slug}`]));
    expect(articlesOf(files.texts)).not.toContain(`${paths.blog}/${newest!.slug}`);
    const both = [...files.records, ...files.texts].map(({ url }) => url);
    expect(new Set(both)).toEqual(new Set(records.map(({ url }) => url)));
  });
});

// All of them: tests/nightly/relevance.test.ts.
it("every third query finds its page", () => {
  const queries = QUERY_LISTS.flatMap(([, file, separator]) => readQueries(file, separator));
  const some = queries.filter((_, place) => place % 3 === 0);
  expect(some.length).toBeGreaterThan(300);
  expectRelevance(index, some);
});

/** People's words, with greetings and a story around them. */
const STORIES: [string, string][] = [
  [
    "ontem de noite choveu muito forte aqui em casa e comecou a pingar agua do forro da sala bem em cima do sofa e agora " +
      "tem uma mancha enorme amarela no teto e acho que alguma telha quebrou ou saiu do lugar com o vento preciso que " +
      "alguem venha olhar o telhado e me diga quanto fica para arrumar antes da proxima chuva por favor",
    "/servicos#manutencao-predial",
  ],
  ["tem vazamento na cozinha da minha casa vcs arrumam hoje", "/servicos#hidraulica"],
  ["vcs parcelam no cartao", "/contato#orcamento"],
];

it.each(STORIES)("“%s” finds %s first", (query, wanted) => {
  expect(urlsFor(query)[0]).toBe(wanted);
});

describe("search", () => {
  const search = (query: string) => index.search(query, { count: 8 });

  it("finds nothing for words that no record has, and says what comes closest", () => {
    for (const query of ["xyzzyq", "passaporte para Miami", "o que é"])
      expect([query, search(query).total]).toEqual([query, 0]);
    expect(search("aluguel de helicóptero Airbus").nearest?.url).toBe("/servicos#manutencao-geral");
    expect(search("xyzzyq").nearest).toBeUndefined();
  });

  it("finds a sentence of a transcript at its second", () => {
    const { slug } = demoEpisodePages.find(({ id }) => id === "demo-ep-0012")!;
    const sentence = "se o rótulo descascar, leia a lata vizinha";
    expect(urlsFor(sentence)[0]).toBe(`${episodePath(slug)}#t=331`);
  });

  it.each([
    ["nbr 9.050", "NBR 9050"],
    ["NBR\u20119050", "NBR 9050"],
    ["norma 35", "NR-35"],
    ["5410:2004", "NBR 5410"],
    ["80cm", "80 cm"],
    ["60×60", "60 x 60"],
    ["infil\u00ADtra\u00E7\u00E3o", "infiltração"],
    ["mediakit", "media kit"],
    ["dry wall", "drywall"],
    ["encanad", "encanador"],
  ])("finds for %s what it finds for %s", (typed, meant) => {
    expect(urlsFor(typed)[0]).toBe(urlsFor(meant)[0]);
  });

  it("an answer is good when one record has the words as they were typed", () => {
    expect(search("pintura").isGood).toBe(true);
    for (const query of ["pinttura", "xyzzyq", "pintura xyzzyq abacaxi"])
      expect([query, search(query).isGood]).toEqual([query, false]);
  });

  it.each(["dados", "concurso"])("lists the press and the law last for %s", (query) => {
    const { hits } = index.search(query, { count: 100 });
    const last = hits.map(({ url }) =>
      /^\/(politica|acessi|media-kit|click-.*-rel|impr)/.test(url),
    );
    expect(last).toContain(true);
    expect(last).toEqual([...last].sort());
  });

  it("limits the search to articles", () => {
    const { hits } = index.search("pintar", { kind: "article", count: 100 });
    expect(new Set(hits.map(({ section }) => section))).toEqual(new Set(["Blog"]));
  });
});

describe("an excerpt", () => {
  const stems = new Set(["pint", "nr35"]);
  const line = (text: string) =>
    excerpt(text, stems)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join("");

  it.each([
    ["Pinte “pintado”, pintor!", "[Pinte] “[pintado]”, [pintor]!"],
    ["Norma NR-35, vão < 80 cm & mais.", "Norma [NR-35], vão < 80 cm & mais."],
    ["", ""],
  ])("marks words: %s → %s", (text, expected) => {
    expect(line(text)).toBe(expected);
  });

  it("of a long text has the words around the first match, else its start", () => {
    const words = Array.from({ length: 60 }, (_, place) => `p${place}x`);
    expect(line(words.join(" "))).toMatch(/^p0x .* p23x …$/);
    words[30] = "pintura";
    const shown = words.slice(24, 48).join(" ").replace("pintura", "[pintura]");
    expect(line(`${words.join(" ")}.`)).toBe(`… ${shown} …`);
  });
});

it.each([
  ["pint", "pintar pintor pintora pintores pintura pinturas pintando pintado"],
  ["encan", "encanar encanador encanamento encanamentos"],
  ["eletr", "eletrica eletrico eletricista eletricistas eletricidade"],
  ["infiltr", "infiltracao infiltracoes infiltrar"],
  ["porta", "portao portoes"],
  ["nr35", "nr35"],
])("the stem %s: %s", (expected, words) => {
  expect(new Set(words.split(" ").map(stem))).toEqual(new Set([expected]));
});

it.each([
  ["pintura", "pintura", 0],
  ["pinutra", "pintura", 1],
  ["pinutar", "pintura", 2],
])("%s is %s with %i errors", (typed, meant, errors) => {
  expect(editDistance(typed, meant)).toBe(errors);
});
