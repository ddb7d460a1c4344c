import path from "node:path";
import { strangePublicFiles } from "@/lib/mdx/content-errors";
import { articleFiles } from "@/lib/content/collections/articles";
import { getArticles } from "@/lib/content/articles";
import { type ContentFile, parseContentFile, readContentFile } from "@/lib/content/front-matter";
import { overdueDuties, pageNotes, reviewNotes } from "@/scripts/content-check/before-launch";
import { writeNewArticle } from "@/scripts/content-check/new-article";
import { Failure } from "@/scripts/lib/failure.mjs";
import { textsToReadAgain } from "@/scripts/content-check/read-again";
import {
  calendarWarnings,
  courseWarnings,
  houseWarnings,
  remainsWarnings,
  twinWarnings,
  wordingWarnings,
} from "@/scripts/content-check/warnings";
import { contentCopy, type ContentCopy } from "@/tests/support/content-copy";

it("before-launch names what of the yearly day is past, and nothing else of the guide", () => {
  const guide = `
| Until      | What ends                  | What to do |
| ---------- | -------------------------- | ---------- |
| 2028-04-30 | Node 24, which the server runs | the next |
| 2029-11-08 | PostgreSQL 17              | its version |
`;
  expect(overdueDuties(guide, "2028-04-30")).toEqual([]);
  expect(overdueDuties(guide, "2028-05-01")).toEqual([
    "docs/deploy.md: 2028-04-30 passou: Node 24, which the server runs (quem cuida do servidor)",
  ]);
});

describe("what is to be read again", () => {
  const file = (name: string, fields: string) =>
    parseContentFile(`content/${name}.mdx`, `---\n${fields}\n---\nTexto\n`);
  const listed = (name: string, fields: string, today: string) =>
    textsToReadAgain([file(name, fields)], today);

  it.each([
    ["articles/a", "date: 2025-01-15", "2026-07-15", "2026-07-16"],
    ["articles/a", "date: 2025-01-15\nupdated: 2026-01-15", "2027-07-15", "2027-07-16"],
    ["articles/a", "date: 2025-01-15\nreadAgain: 2025-03-31", "2025-03-31", "2025-04-01"],
    ["articles/a", "date: 2025-08-31", "2027-02-28", "2027-03-01"],
    ["services/a", "updated: 2025-01-15", "2026-07-15", "2026-07-16"],
    ["pages/media-kit", "asOf: 2025-01-15", "2026-07-15", "2026-07-16"],
    ["press-releases/a", "kind: release\ndate: 2025-01-15", "2026-07-15", "2026-07-16"],
  ])("%s with %j: not on %s, but on %s", (name, fields, before, after) => {
    expect(listed(name, fields, before)).toEqual([]);
    expect(listed(name, fields, after)).toEqual([expect.stringContaining(`content/${name}.mdx`)]);
  });

  it.each([
    ["articles/a", "date: 2025-01-15\ndraft: true"],
    ["press-releases/a", "kind: release\ndate: 2025-01-15\nlastDay: 2025-02-01"],
    ["services/a", "name: A"],
    ["courses/a", "kind: realizado\ndate: 2020-01-01"],
  ])("never %s with %j", (name, fields) => {
    expect(listed(name, fields, "2031-01-01")).toEqual([]);
  });
});

describe("individual checks", () => {
  const file = (text: string, data: ContentFile["data"] = {}) => [
    { data, body: { file: "content/x.mdx", firstLine: 1, text } },
  ];

  it("suggests what articles of the house have: words, figures, a cover", () => {
    const article = (text: string) => ({
      ...getArticles()[0]!,
      slug: "sem-capa",
      body: { file: "content/articles/sem-capa.mdx", firstLine: 1, text },
    });
    const figure = '<Figure src="/a.svg">x</Figure>';
    const warnings = houseWarnings([article(`Curto. ${figure}`)]);
    expect(warnings).toEqual([
      expect.stringMatching(/sem-capa\.mdx: 1 palavras .*, 1 figuras .*, sem capa própria$/),
    ]);
    const long = article(`${"palavra ".repeat(900)}${figure}${figure}`);
    expect(houseWarnings([long])).toEqual(["content/articles/sem-capa.mdx: sem capa própria"]);
  });

  it("names published articles with the title or the description of another one", () => {
    const article = (slug: string, title: string, description: string, state = "published") =>
      ({ slug, title, description, state }) as Parameters<typeof twinWarnings>[0][number];
    const warnings = twinWarnings([
      article("a", "Tinta", "Como pintar"),
      article("b", "Tinta", "Como medir"),
      article("c", "Massa", "Como medir"),
      article("d", "Tinta", "Como medir", "draft"),
    ]);
    expect(warnings).toEqual([
      "content/articles/b.mdx: o mesmo título de content/articles/a.mdx",
      "content/articles/c.mdx: a mesma descrição de content/articles/b.mdx",
    ]);
  });

  it("treats a course or a calendar as ended on the day after its last day", () => {
    const course = { slug: "c", name: "C", end: "2025-08-16", status: "Inscrições Abertas" };
    expect(courseWarnings([course], "2025-08-16")).toEqual([]);
    expect(courseWarnings([course], "2025-08-17")).toHaveLength(1);
    const phases = [{}, { from: "2025-09-18", to: "2025-09-28" }];
    expect(calendarWarnings("f", phases, "2025-09-28")).toEqual([]);
    expect(calendarWarnings("f", phases, "2025-09-29")).toHaveLength(1);
  });

  it.each([
    ["A NR 35 e a NR35 valem", ["NR-35", "NR-35"]],
    ["A equipe tem certificação NR35 e segue a NR-35", []],
    ["Use o trava-queda, não o trava-quedas", ["trava-quedas"]],
    ["Curso online por email", ["on-line", "e-mail"]],
    ["São 50 bolsas de estudo em fotografia", ["bolsas de estudo de fotografia"]],
    ["Concurso para pintores", ["para pintoras e pintores"]],
    ["`email` e [aqui](/online) não contam", []],
  ])("terms in %j: %j", (text, terms) => {
    const warnings = wordingWarnings(file(text));
    expect(warnings.map((warning) => /escreva “(.+)”/.exec(warning)?.[1])).toEqual(terms);
  });
});

it.each([
  ["Duas demãos :contentReference[oaicite:3] e pronto", "", "“:contentReference”"],
  ["Duas demãos【12†fonte】.", "", "“【12†fonte】”"],
  ["[A norma](https://a.com/x?utm_source=chatgpt.com)", "", "“?utm_source=chatgpt.com”"],
  ["Texto", "https://a.com/x?y=1&utm_source=chatgpt.com", "“&utm_source=chatgpt.com”"],
])("what ChatGPT leaves in %j and %j is named", (text, url, found) => {
  const body = { file: "content/x.mdx", firstLine: 1, text };
  expect(remainsWarnings([{ data: { sources: [{ title: "A norma", url }] }, body }])).toEqual([
    expect.stringContaining(`content/x.mdx: ${found}: `),
  ]);
});

describe("reviews by a professional", () => {
  const article = {
    ...getArticles()[0]!,
    slug: "nr35-trabalhos-altura",
    reviewed: undefined,
    sources: [
      { title: "NR-35", check: true, url: "https://www.gov.br/nr-35" },
      { title: "NBR 5410" },
    ],
  };

  it("lists the sources to check until the article has a review", () => {
    const line = (note: string) => [
      `content/articles/nr35-trabalhos-altura.mdx: ${note} (quem revisar, com registro)`,
    ];
    expect(reviewNotes([article])).toEqual(line("NR-35; fontes sem o dia da leitura (read): 1"));
    expect(reviewNotes([{ ...article, sources: [] }])).toEqual(line("sem revisão de profissional"));
    const reviewed = { by: "Nome", register: "CREA-SP 000", date: "2025-01-15" };
    expect(reviewNotes([{ ...article, reviewed }])).toEqual([]);
  });

  it("lists open points of pages", () => {
    expect(pageNotes([{ name: "home", check: ["revisão"] }])).toEqual([
      "content/pages/home.mdx: revisão (direção)",
    ]);
  });
});

describe("npm run novo-artigo", () => {
  let copy: ContentCopy;
  beforeEach(() => (copy = contentCopy()));
  afterEach(() => {
    jest.useRealTimers();
    copy.remove();
  });

  it.each([
    "Três demãos: quando a segunda não basta",
    'Aspas "no" título \\ e um # no meio',
    "Um título tão comprido que os buscadores o cortariam antes de chegar ao fim dele",
  ])("writes a valid draft of the day in São Paulo for %j", (title) => {
    jest.useFakeTimers({ now: new Date("2025-01-15T02:59:59Z") });
    const { slug } = writeNewArticle(title);
    const { data } = readContentFile(path.join(copy.root, `articles/${slug}.mdx`));
    expect(slug).toMatch(/^(tres-demaos-quando|aspas-no-titulo-e|um-titulo-tao)/);
    expect(articleFiles.schema.parse(data)).toMatchObject({
      title,
      date: "2025-01-14",
      draft: true,
    });
  });

  const OLD_ADDRESS = getArticles().flatMap(({ aliases }) => aliases)[0]!;

  it.each([
    ["", "Diga o título"],
    ["…", "Diga o título"],
    ["x".repeat(91), "o máximo é 90"],
    [OLD_ADDRESS, "já leva ao artigo"],
  ])("rejects %j", (title, reason) => {
    expect(() => writeNewArticle(title)).toThrow(reason);
    expect(() => writeNewArticle(title)).toThrow(Failure);
  });

  it("does not overwrite a file", () => {
    writeNewArticle("Um título");
    expect(() => writeNewArticle("Um título")).toThrow("Já existe");
  });
});

it("public/ holds what is shown or downloaded, and no page or script", () => {
  const names = ["x.html", "y.XHTML", "sw.js", "a.svgz", "feed.xml", "tinta"];
  const allowed = [
    "desenhos/a.svg",
    "brand/logo.PNG",
    "manual.pdf",
    "admin.html",
    "admin/editor.js",
  ];
  expect(strangePublicFiles([...names, ...allowed]).map((line) => line.split(":")[0])).toEqual(
    names.map((name) => `public/${name}`),
  );
});
