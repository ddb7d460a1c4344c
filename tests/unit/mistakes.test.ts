import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentErrors } from "@/lib/mdx/content-errors";
import { aliasRedirects } from "@/lib/content/redirects";
import { parseContentFile } from "@/lib/content/front-matter";
import { pictureProblem } from "@/lib/content/picture-fields";
import { contentCopy, type ContentCopy } from "@/tests/support/content-copy";

// Mistakes in the texts themselves: mdx.test.ts.

/** In the front-matter of an article: what is replaced by what, and what the message says. */
const IN_FIELDS: [mistake: string, from: RegExp, to: string, message: RegExp][] = [
  ["a day as people write it", /^date: .*/m, "date: 15/01/2026", /: date: .*, como 2026-01-15$/],
  ["a day that does not exist", /^date: .*/m, "date: 2025-02-30", /: date: .*não existe/],
  ["no description", /^description: .*\n/m, "", /: description: falta este campo$/],
  ["a short description", /^description: .*/m, "description: curta", /5 caracteres; o mínimo é 50/],
  ["an empty title", /^title: .*/m, "title:", /: title: falta este campo/],
  ["a title of nothing", /^title: .*/m, 'title: ""', /: title: o campo está vazio/],
  ["a number as title", /^title: .*/m, "title: 2025", /: title: esperava um texto; .*aspas/],
  ["an unknown category", /^category: .*/m, "category: Jardim", /veio "Jardim"; use um destes: Di/],
  ["tags without brackets", /^tags: .*/m, "tags: Pintura", /: tags: esperava uma lista/],
  ["a field in Portuguese", /^title:/m, "titulo: Um\ntitle:", /não existe o campo “titulo”/],
  [
    "a source without its name",
    /^tags:/m,
    "sources: [{ url: https://a.com }]\ntags:",
    /: sources, item 1, title: falta este campo/,
  ],
  [
    "an address without its scheme",
    /^tags:/m,
    "sources: [{ title: a, url: c }]\ntags:",
    /: sources, item 1, url: esperava um endereço inteiro/,
  ],
  [
    "a change before the day",
    /^tags:/m,
    "updated: 1999-01-01\ntags:",
    /: updated: vem antes de `date`/,
  ],
  ["a field twice", /^title:/m, "date: 2025-01-01\ntitle:", /:\d+:\d+: .*duas vezes/],
  ["an open quotation mark", /^title: .*/m, 'title: "sem fim', /:\d+:\d+: .*aspas/],
  ["a colon in a text", /^title: .*/m, "title: NR-35: o que muda", /:2:\d+: há dois-pontos/],
  ["curly quotation marks", /^title: .*/m, "title: “NR-35: o que muda”", /:2:\d+: .*e não curvas/],
  ["a curly category", /^category: .*/m, "category: “Pintura”", /veio "“Pintura”".*e não curvas/],
  ["a curly day", /^date: .*/m, "date: “2026-01-15”", /: date: esperava uma data.*e não curvas/],
  ["a curly tag", /^tags: .*/m, "tags: [“Pintura”]", /: tags, item 1: tire as aspas.*e não curvas/],
  [
    "a quoted keyword",
    /^tags:/m,
    "keywords: ['\"tinta\"']\ntags:",
    /: keywords, item 1: tire as aspas/,
  ],
  ["a hashtag", /^title: .*/m, "title: Participe #agora", /:2:8: .*seria perdido: #/],
  ["a star", /^title: .*/m, "title: *novo", /:2:\d+: .*aspas/],
  ["a tab", /^title:/m, "\ttitle:", /:\d+:\d+: /],
  ["draft as a word", /^title:/m, "draft: sim\ntitle:", /: draft: esperava true ou false/],
  ["another site in a link", /href: \/\S*/, "href: //evil.example", /href: esperava o endereço/],
  ["JavaScript", /^---\n/, "---js\n", /:1:1: a primeira linha/],
  ["no first line", /^---\n/, "", /:1:1: a primeira linha/],
  ["no closing line", /\n---\n[\s\S]*/, "\n", /:1:1: falta a linha `---`/],
  ["a control character in a title", /^title: .*/m, "title: Um\u0008 dois", /:2:10: .*U\+0008/],
  ["an escaped one", /^title: .*/m, String.raw`title: "Um\x0b dois"`, /U\+000B/],
  ["a control character in a text", /$/, "\nUm\u000bdois\n", /:\d+:3: .*U\+000B/],
  ["a mistake in the text", /$/, "\n12 m<sup>2</sup>\n", /:\d+:5: HTML não é aceito \(<sup>\)/],
  [
    "an incomplete draft with a wrong day",
    /^date: .*/m,
    "draft: true\ndate: 31/12/2026",
    /: date: /,
  ],
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

/** What systems and programs leave in a folder. */
const JUNK = [
  "articles/Thumbs.db",
  "pages/desktop.ini",
  "works/.DS_Store",
  "articles/._relato-de-teste.mdx",
  "articles/relato-de-teste.mdx:Zone.Identifier",
  "articles/~$lato-de-teste.mdx",
  "pages/._home.mdx",
  "episodes/._um.vtt",
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
    symlinkSync("relato-de-teste.mdx", path.join(copy.root, "articles/elo.mdx"));
    for (const name of ["lessons/pasta.mdx", "articles/pasta.mdx"])
      mkdirSync(path.join(copy.root, name));
    for (const name of ["articles/sem-fim.mdx", "episodes/sem-fim.vtt"])
      symlinkSync("/dev/zero", path.join(copy.root, name));
    for (const name of JUNK) write(name, "x");
    write("articles/mac.mdx", article.normalize("NFD"));
    write("photographs/vazia.webp", "");
    copy.replace("content/company.json", /"area": "/, String.raw`"area": "\u0008`);
    problems = await contentErrors();
  });
  afterAll(() => copy.remove());

  it.each(IN_FIELDS.map((row, index) => [row[0], index, row[3]] as const))(
    "%s is named with its file",
    (_mistake, index, message) => {
      const found = problemsOf(`articles/campo-${index}.mdx`);
      expect(found).toMatch(message);
      expect(found).toMatch(/^content\/articles\/campo-\d+\.mdx:/);
      expect(found).not.toMatch(/expected|invalid|Unexpected|\n/);
    },
  );

  it.each([
    ...NAMES.map(([name, message]) => [name.replace(/^artigos\/.*/, "artigos"), message] as const),
    ...CAPTIONS.map(([name, , message]) => [name, message] as const),
    ["articles/latin.mdx", /UTF-8/] as const,
    ["articles/elo.mdx", /arquivos comuns/] as const,
    ["lessons/pasta.mdx", /esta pasta não é lida/] as const,
    ["articles/sem-fim.mdx", /arquivos comuns/] as const,
    ["episodes/sem-fim.vtt", /arquivos comuns/] as const,
    ["photographs/vazia.webp", /que se possa abrir/] as const,
    ["company.json", /U\+0008/] as const,
  ])("%s is refused", (name, message) => {
    expect(problemsOf(name)).toMatch(message);
  });

  it("a Mac's accents and what systems leave are none", () => {
    for (const name of ["articles/mac.mdx", ...JUNK])
      expect([name, problemsOf(name)]).toEqual([name, ""]);
    expect(problemsOf("articles/relato-de-teste.mdx")).toBe("");
  });

  it("what is no file, and what systems leave, is not read by the configuration of Next", () => {
    // The wrong texts are read, too.
    expect(aliasRedirects()).toEqual(expect.any(Array));
  });
});

it("what systems leave in public/ is none, and a folder of websites is no such thing", async () => {
  const before = process.cwd();
  const root = mkdtempSync(path.join(tmpdir(), "public-"));
  const names = [
    "desenhos/.DS_Store",
    "Thumbs.db",
    "x.svg:Zone.Identifier",
    "._x.svg",
    "__MACOSX/a",
  ];
  for (const name of [...names, ".well-known/a.xml", "desenhos/vazio.svg"]) {
    mkdirSync(path.dirname(path.join(root, "public", name)), { recursive: true });
    writeFileSync(path.join(root, "public", name), "x");
  }
  process.chdir(root);
  const problems = await contentErrors().finally(() => process.chdir(before));
  rmSync(root, { recursive: true });
  expect(problems.filter((problem) => problem.startsWith("public/"))).toEqual([
    expect.stringMatching(/^public\/\.well-known\/a\.xml:1:1: arquivos deste tipo/),
    expect.stringMatching(/^public\/desenhos\/vazio\.svg:1:1: falta o tamanho/),
  ]);
});

it.each([
  ["# nota\ntitle: a\n# outra\ndate: 2025-01-01", { title: "a", date: "2025-01-01" }],
  ["title: |\n  um # dois\n  três", { title: "um # dois\ntrês\n" }],
  ["url: https://example.com/#a", { url: "https://example.com/#a" }],
  ["title: C# e F#", { title: "C# e F#" }],
])("front-matter takes %j", (fields, data) => {
  const { data: read } = parseContentFile("content/x.mdx", `---\n${fields}\n---\n\nTexto\n`);
  expect(read).toEqual(data);
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
