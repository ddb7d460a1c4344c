import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentErrors } from "@/components/mdx/content-errors";
import { articleSchema } from "@/lib/content/article-schema";
import { explainIssue, forEditors } from "@/lib/content/explain-issue";
import { readContentFile } from "@/lib/content/front-matter.mjs";
import { pictureProblem } from "@/lib/content/picture-fields";
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

const FIELDS: Record<string, string> = {
  title: "Um título",
  description: "Uma frase longa o bastante para que o buscador tenha o que mostrar.",
  category: "Segurança",
  tags: "[NR-35]",
  cta: "{ title: Um, text: Dois, label: Três, href: /contato }",
  date: "2025-01-15",
};

/** No line of the field. */
const NONE = "none";

/** What an editor reads about an article with these fields. */
function problems(fields: Record<string, string>): string[] {
  const yaml = Object.entries({ ...FIELDS, ...fields }).flatMap(([name, value]) =>
    value === NONE ? [] : [`${name}: ${value}`],
  );
  const { data } = readContentFile("content/x.mdx", `---\n${yaml.join("\n")}\n---\n`);
  const { error } = articleSchema.safeParse(data, forEditors);
  return (error?.issues ?? []).map(explainIssue);
}

/** What was written, what the message says, and what the message asks to write. */
const VALUES: [field: string, written: string, message: RegExp, mended: string][] = [
  ["tags", "[Pintura, 2026]", /^tags, item 2: .* número; ponha aspas/, '[Pintura, "2026"]'],
  ["tags", "[Pintura, true]", /^tags, item 2: .* aspas/, '[Pintura, "true"]'],
  ["tags", "\n  - Norma: NR-35", /^tags, item 1: .* aspas/, '\n  - "Norma: NR-35"'],
  [
    "tags",
    "\n  - Pintura\n  -",
    /^tags, item 2: o campo está vazio.* apague a linha/,
    "\n  - Pintura",
  ],
  ["title", "2026", /^title: .* aspas/, '"2026"'],
  ["sources", "[NR-35]", /^sources, item 1: esperava um grupo/, "[{ title: NR-35 }]"],
  [
    "sources",
    "[{ title: a }, { title: b, url: c }]",
    /^sources, item 2, url: esperava um endereço inteiro/,
    "[{ title: a }, { title: b, url: https://exemplo.com.br }]",
  ],
  ["date", "15/01/2025", /^date: esperava uma data, como 2025-01-15$/, "2025-01-15"],
  ["date", "2025-02-30", /^date: .*não existe no calendário/, "2025-02-28"],
  ["date", "0206-01-15", /^date: o ano 0206 não pode/, "2026-01-15"],
  ["date", "2206-01-15", /^date: o ano 2206 não pode/, "2026-01-15"],
  ["updated", "2025-01-14", /^updated: vem antes de `date`.*apague/, NONE],
  ["updated", "", /^updated: está vazio.* apague a linha/, NONE],
  ["date", NONE, /^date: falta este campo, uma data como/, "2025-01-15"],
  ["aliases", "[Nome Antigo]", /^aliases, item 1: .*como nome-antigo/, "[nome-antigo]"],
  [
    "cta",
    "{ title: Um, text: a, com b., label: c, href: /contato }",
    /“com b\.” não é um campo; .*vírgula.*aspas/,
    '{ title: Um, text: "a, com b.", label: c, href: /contato }',
  ],
];

it.each(VALUES)(
  "%s: %s is refused, and following the message mends it",
  (field, written, message, mended) => {
    expect(problems({ [field]: written })).toEqual([expect.stringMatching(message)]);
    expect(problems({ [field]: written }).join()).not.toMatch(/\/\^|undefined/);
    expect(problems({ [field]: mended })).toEqual([]);
  },
);

it("a title has one limit, whether or not there is a shorter one for search engines", () => {
  expect(problems({ title: "t".repeat(90) })).toEqual([]);
  expect(problems({ title: "t".repeat(91) })).toEqual(["title: tem 91 caracteres; o máximo é 90"]);
});

describe("the picture of a text", () => {
  const before = process.cwd();
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), "pictures-"));
    process.chdir(root);
    mkdirSync("public");
    const photographs = path.join(process.env.CONTENT_ROOT!, "photographs");
    mkdirSync(photographs, { recursive: true });
    for (const name of [
      "IMG_0001.JPG",
      "muro novo.jpg",
      "maçã.jpg".normalize("NFD"),
      "muro.webp",
    ]) {
      writeFileSync(path.join(photographs, name), "");
    }
  });
  afterAll(() => {
    process.chdir(before);
    rmSync(root, { recursive: true });
  });

  it.each([
    ["/fotos/muro.webp", undefined],
    // As Markdown writes a space.
    ["/fotos/muro%20novo.jpg", undefined],
    ["/fotos/muro novo.jpg", undefined],
    ["/fotos/img_0001.jpg", /o arquivo se chama \/fotos\/IMG_0001\.JPG$/],
    ["/fotos/muro-novo.jpg", /o arquivo se chama \/fotos\/muro novo\.jpg$/],
    ["/fotos/maçã.jpg", /acentos de um Mac.*mude o nome do arquivo para \/fotos\/maca\.jpg/],
    ["/muro.webp", /o arquivo se chama \/fotos\/muro\.webp$/],
    ["fotos/muro.webp", /escreva o caminho dela, como \/fotos\/muro\.webp$/],
    [String.raw`C:\Fotos\muro.webp`, /como \/fotos\/muro\.webp$/],
    ["https://exemplo.com.br/muro.webp", /não é uma imagem do site; .*como \/fotos\/muro\.webp$/],
    ["/fotos/nada.webp", /não há o arquivo content\/photographs\/nada\.webp; confira o nome/],
    ["/fotos/IMG_1.HEIC", /o formato HEIC não é aceito; exporte a imagem em JPG/],
    ["/fotos/planta.tiff", /o formato TIFF não é aceito/],
    ["/fotos/festa.gif", /o formato GIF não é aceito/],
  ])("%s: %s", (url, message) => {
    expect(pictureProblem(url)).toEqual(message ? [expect.stringMatching(message)] : []);
  });
});
