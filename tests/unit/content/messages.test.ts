import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { articleSchema } from "@/lib/content/article-schema";
import { explainIssue, forEditors } from "@/lib/content/explain-issue";
import { readContentFile } from "@/lib/content/front-matter.mjs";
import { pictureProblem } from "@/lib/content/picture-fields";

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
