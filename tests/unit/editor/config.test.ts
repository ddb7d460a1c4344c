import { blocks } from "@/components/mdx/blocks/blocks";
import { collectionDefinitions } from "@/lib/content/collection";
import { readContentFile } from "@/lib/content/front-matter.mjs";
import { editorBlocks, editorConfig } from "@/scripts/editor/config";
import { readdirSync } from "node:fs";

type Field = {
  name: string;
  label?: string;
  widget: string;
  required?: boolean;
  options?: unknown[];
  maxlength?: number;
  fields?: Field[];
};
type Collection = {
  label: string;
  folder?: string;
  fields?: Field[];
  files?: { file: string; fields: Field[] }[];
};

const collections = editorConfig({ name: "github", repo: "empresa/site" })
  .collections as Collection[];
const articles = collections.find(({ label }) => label === "Artigos")!;
const field = (name: string) => articles.fields!.find((one) => one.name === name);

it("has a form for every file of content/, with every field that the file uses", () => {
  const folders = collectionDefinitions().map(({ folder }) =>
    `content/${folder}`.replace(/\/$/, ""),
  );
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".mdx"))
      .map((name) => `${folder}/${name}`),
  );
  for (const file of files) {
    const used = Object.keys(readContentFile(file).data);
    const forms = collections
      .flatMap(({ folder, fields, files = [] }) => [
        { file: folder && `${folder}/`, fields: fields ?? [] },
        ...files,
      ])
      .filter((form) => form.file && file.startsWith(form.file))
      .map(({ fields }) => fields.map(({ name }) => name));
    expect([file, forms.some((names) => used.every((name) => names.includes(name)))]).toEqual([
      file,
      true,
    ]);
  }
});

it("takes labels, limits, choices and what is required from the schemas", () => {
  expect(field("title")).toMatchObject({
    label: "Título",
    required: true,
    widget: "string",
    maxlength: 90,
  });
  expect(field("category")).toMatchObject({
    widget: "select",
    options: expect.arrayContaining([{ value: "Segurança", label: "Segurança" }]),
  });
  expect(field("date")).toMatchObject({ widget: "datetime", time_format: false, required: true });
  expect(field("draft")).toMatchObject({ widget: "boolean", required: false, default: false });
  expect(field("sources")).toMatchObject({ widget: "list", label: "Fontes", required: false });
});

it("calls choices by Portuguese names, and keeps their values", () => {
  const lessons = collections.find(({ label }) => label === "Aulas")!;
  const area = lessons.fields!.find(({ name }) => name === "area")!;
  expect(area.options).toContainEqual({ value: "eletrica", label: "Elétrica" });
  expect(collections.map(({ label }) => label)).toContain("Releases (comunicado)");
});

it("offers the blocks of the site, and no picture without an alternative text", () => {
  const text = field("body") as unknown as { editor_components: string[] };
  expect(text.editor_components.sort()).toEqual(Object.keys(blocks).sort());
  const figure = editorBlocks().find(({ name }) => name === "Figure")!;
  expect(figure.fields).toContainEqual(
    expect.objectContaining({ name: "alt", required: true, label: "Texto alternativo" }),
  );
});

it.each([
  ["no figure", "Um texto.", true],
  [
    "whole figures",
    '<Figure src="/a.webp" alt="Um" />\n\n<Figure\n  alt="Dois"\n  src="/b.webp"\n/>',
    true,
  ],
  ["no alternative text", '<Figure src="/a.webp" alt="Um" />\n\n<Figure src="/b.webp" />', false],
  ["an empty alternative text", '<Figure src="/a.webp" alt="" />', false],
  ["no picture", '<Figure alt="Um" caption="Dois" />', false],
])("accepts a text with whole figures only: %s", (_what, text, isValid) => {
  const [pattern] = (field("body") as unknown as { pattern: [string, string] }).pattern;
  expect(new RegExp(pattern).test(text)).toBe(isValid);
});
