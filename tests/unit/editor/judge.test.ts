import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { articleSchema } from "@/lib/content/article-schema";
import { collectionDefinitions } from "@/lib/content/collection";
import "@/lib/content/collections";
import { contentRoot } from "@/lib/content-root.mjs";
import { fromFile, toFile } from "@/scripts/editor/browser/format";
import { formProblems, refusal } from "@/scripts/editor/browser/judge";
import { editorConfig } from "@/scripts/editor/config/editor-config";

type Collection = { content_folder: string; fields?: []; files?: { fields: [] }[] };

const collections = editorConfig({ name: "github", repo: "empresa/site" })
  .collections as Collection[];

const fieldsOf = (folder: string) => {
  const { fields, files } = collections.find((one) => one.content_folder === folder)!;
  return fields ?? files![0]!.fields;
};

const ARTICLE = { folder: "articles", schema: articleSchema, fields: fieldsOf("articles") };

const HEAD = [
  "title: Massa corrida",
  "description: Quanto rende uma lata de massa corrida, e quando vale mais a pena a acrílica.",
  "category: Dicas de Reparos",
  "tags: [Pintura, Parede]",
  "cta: { title: Vai pintar?, text: Conte o que precisa., label: Pedir orçamento, href: /contato }",
  "date: 2025-05-02",
];

const article = (text: string, ...fields: string[]) =>
  ["---", ...HEAD, ...fields, "---", "", text, ""].join("\n");

const FILES = collectionDefinitions().flatMap(({ folder, schema }) =>
  readdirSync(path.join(contentRoot(), folder))
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => ({ file: path.join(folder, name), folder, schema })),
);

it.each(FILES)("accepts $file as it is saved", ({ file, folder, schema }) => {
  const saved = toFile(fromFile(readFileSync(path.join(contentRoot(), file), "utf8")));
  expect(formProblems(saved, { folder, schema, fields: fieldsOf(folder) })).toEqual([]);
});

it("accepts a text and fields without mistakes", () => {
  expect(formProblems(article("## Rendimento\n\nUm texto."), ARTICLE)).toEqual([]);
});

it.each([
  ["signs within words", "Um texto.\n\nA chapa tem 60*60*2 cm.", /^Texto, linha 3, “A chapa/],
  ["a title of the page's level", "# Rendimento", /^Texto, linha 1, .*`##`/],
  ["a tag", "Linha um\n<br>", /^Texto, linha 2, .*HTML não é aceito/],
  [
    "a block that is not complete",
    '<Note kind="aviso">\n\nOi\n\n</Note>',
    /^Texto, linha 1, .*kind/,
  ],
  ["half a table", "| a | b |", /^Texto, linha 1, .*tabela/],
])("refuses %s, with the line of the text and its words", (_what, text, message) => {
  expect(formProblems(article(text), ARTICLE)).toEqual([expect.stringMatching(message)]);
});

it("calls fields by their labels, also those that a message names", () => {
  expect(formProblems(article("Um texto.", "updated: 2025-05-01"), ARTICLE)).toEqual([
    expect.stringMatching(/^Última mudança importante: vem antes de “Data”/),
  ]);
  const source = "sources: [{ title: Norma, url: abnt }]";
  expect(formProblems(article("Um texto.", source), ARTICLE)).toEqual([
    expect.stringMatching(/^Fontes, item 1, .+: esperava um endereço inteiro/),
  ]);
});

it("leaves to the form what is missing, and to drafts what is not ready", () => {
  const withoutDate = article("Um texto.").replace("date: 2025-05-02\n", "");
  expect(formProblems(withoutDate, ARTICLE)).toEqual([]);
  expect(formProblems(article("Um texto.", "draft: true", "updated: 2025"), ARTICLE)).toEqual([]);
  expect(formProblems(article("<br>", "draft: true"), ARTICLE)).toHaveLength(1);
});

it("shows as many problems as somebody mends at once", () => {
  const problems = Array.from({ length: 10 }, (_, index) => `Texto, linha ${index}: não`);
  expect(refusal(problems).split("\n")).toEqual([...problems.slice(0, 8), "E mais 2 problemas."]);
});
