import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentErrors } from "@/components/mdx/content-errors";
import { readContentFile } from "@/lib/content/front-matter.mjs";
import { contentCopy, type ContentCopy } from "@/tests/support/content-copy";

// Mistakes in the texts themselves: mdx.test.ts.

/** In the front-matter of an article: what is replaced by what, and what the message says. */
const IN_FIELDS: [mistake: string, from: RegExp, to: string, message: RegExp][] = [
  ["a day as people write it", /^date: .*/m, "date: 15/01/2026", /date: esperava uma data/],
  ["a day that does not exist", /^date: .*/m, "date: 2025-02-30", /date: esperava uma data/],
  ["no description", /^description: .*\n/m, "", /description: falta este campo/],
  ["a short description", /^description: .*/m, "description: curta", /5 caracteres; o mínimo é 50/],
  ["an empty title", /^title: .*/m, "title:", /title: o campo está vazio/],
  ["a number as title", /^title: .*/m, "title: 2025", /title: esperava um texto, veio um número/],
  ["an unknown category", /^category: .*/m, "category: Jardim", /veio "Jardim"; use um destes/],
  ["no tags", /^tags: .*/m, "tags: []", /tags: tem 0 itens; o mínimo é 1/],
  ["tags without brackets", /^tags: .*/m, "tags: Pintura", /tags: esperava uma lista/],
  ["a field in Portuguese", /^title:/m, "titulo: Um\ntitle:", /não existe o campo “titulo”/],
  [
    "a field that is gone",
    /^title:/m,
    "service: a\ntitle:",
    /campo “service”; no lugar dele, .*cta/,
  ],
  ["a field twice", /^title:/m, "date: 2025-01-01\ntitle:", /duas vezes/],
  ["an open quotation mark", /^title: .*/m, 'title: "sem fim', /aspas/],
  ["a colon in a text", /^title: .*/m, "title: NR-35: o que muda", /dois-pontos/],
  ["a hashtag", /^title: .*/m, "title: Participe #agora", /:2:18: .*depois de # não é lido/],
  ["a note behind a list", /^tags: .*/m, "tags: [a, b] # nota", /.*#/],
  ["an anchor", /^title: .*/m, "title: &Cia reforma", /& no começo .*aspas/],
  ["curly quotes", /^title: .*/m, "title: “NR-35: o que muda”", /aspas “ ” .*retas/],
  ["no space after a colon", /^title: .*/m, "title:x", /:2:1: falta um espaço/],
  ["a space that does not break", /^title: .*/m, "title:\u00a0x", /não é o comum/],
  ["a tab", /^title:/m, "\ttitle:", /Tab|espaços|não é um campo/],
  ["draft as a word", /^title:/m, "draft: sim\ntitle:", /draft: esperava true ou false/],
  ["another site in a link", /href: \/\S*/, "href: //evil.example", /href: esperava o endereço/],
  ["JavaScript", /^---\n/, "---js\n", /“js” não é aceito/],
  ["TOML", /^---\n/, "+++\n", /“\+\+\+” não é aceito/],
  ["no first line", /^---\n/, "", /primeira linha/],
  ["no closing line", /\n---\n[\s\S]*/, "\n", /falta a linha `---`/],
  ["a mistake in the text", /$/, "\n12 m<sup>2</sup>\n", /:\d+:5: HTML não é aceito \(<sup>\)/],
];

/** A valid article that is saved under a wrong name or in a wrong place. */
const NAMES: [name: string, message: RegExp][] = [
  ["articles/artigo.md", /mude o nome para artigo\.mdx/],
  ["articles/artigo.mdx.txt", /mude o nome para artigo\.mdx/],
  ["articles/Meu Artigo.mdx", /como meu-artigo\.mdx/],
  ["articles/foto.png", /fotografias ficam em content\/photographs/],
  ["artigos/um.mdx", /esta pasta não é lida/],
  ["pages/sobra.mdx", /não é de nenhuma página do site/],
];

const CAPTIONS: [name: string, source: string | Buffer, message: RegExp][] = [
  ["episodes/um.vtt", "WEBVTT\n\n00:00:02.000 --> 00:00:01.000\nx\n", /:3:1: .*acaba antes/],
  ["episodes/dois.srt", Buffer.from("1\n00:00:01,0 --> 00:00:02,0\nação", "latin1"), /UTF-8/],
];

describe("mistakes of editors", () => {
  let copy: ContentCopy;
  let article = "";
  let problems: string[] = [];
  const write = (name: string, source: string | Buffer) => {
    mkdirSync(path.dirname(path.join(copy.root, name)), { recursive: true });
    writeFileSync(path.join(copy.root, name), source);
  };
  const problemsOf = (name: string) =>
    problems.filter((line) => line.startsWith(`content/${name}`)).join("\n");

  beforeAll(async () => {
    copy = contentCopy();
    article = copy.read("content/articles/relato-de-teste.mdx");
    IN_FIELDS.forEach(([, from, to], index) =>
      write(`articles/campo-${index}.mdx`, article.replace(from, to)),
    );
    for (const [name] of NAMES) write(name, article);
    for (const [name, source] of CAPTIONS) write(name, source);
    write("articles/latin.mdx", Buffer.from(article, "latin1"));
    write("articles/windows.mdx", `\uFEFF${article}`.replaceAll("\n", "\r\n"));
    write("photographs/vazia.webp", "");
    problems = await contentErrors();
  });
  afterAll(() => copy.remove());

  it.each(IN_FIELDS.map((row, index) => [row[0], index, row[3]] as const))(
    "%s is named with its file, line and column",
    (_mistake, index, message) => {
      const found = problemsOf(`articles/campo-${index}.mdx`);
      expect(found).toMatch(message);
      expect(found).toMatch(/^content\/articles\/campo-\d+\.mdx:\d+:\d+: /);
      expect(found).not.toMatch(/expected|invalid|Unexpected|\n\s+at /);
    },
  );

  it.each([
    ...NAMES.map(([name, message]) => [name.replace(/^artigos\/.*/, "artigos"), message] as const),
    ...CAPTIONS.map(([name, , message]) => [name, message] as const),
    ["articles/latin.mdx", /UTF-8/] as const,
    ["photographs/vazia.webp", /que se possa abrir/] as const,
  ])("%s is refused", (name, message) => {
    expect(problemsOf(name)).toMatch(message);
  });

  it("a byte order mark and Windows' line ends are none", () => {
    expect(problemsOf("articles/windows.mdx")).toBe("");
    expect(problemsOf("articles/relato-de-teste.mdx")).toBe("");
  });
});

it.each([
  ["# nota\ntitle: a\n# outra\ndate: 2025-01-01", { title: "a", date: "2025-01-01" }],
  ["title: |\n  um # dois\n  três", { title: "um # dois\ntrês\n" }],
  ["url: https://example.com/#a", { url: "https://example.com/#a" }],
  ["title: C# e F#", { title: "C# e F#" }],
])("front-matter takes %j", (fields, data) => {
  const { data: read } = readContentFile("content/x.mdx", `---\n${fields}\n---\n\nTexto\n`);
  expect(read).toEqual(data);
});
