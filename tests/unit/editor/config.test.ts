import { readdirSync } from "node:fs";
import path from "node:path";
import { blocks } from "@/components/mdx/blocks/blocks";
import { collectionDefinitions } from "@/lib/content/collection";
import { contentRoot, namedFile } from "@/lib/content-root.mjs";
import { readContentFile } from "@/lib/content/front-matter.mjs";
import { editorBlocks } from "@/scripts/editor/config/blocks";
import { editorConfig } from "@/scripts/editor/config/editor-config";

type Field = {
  name: string;
  label?: string;
  widget: string;
  required?: boolean;
  options?: { value: unknown }[] | string[];
  pattern?: [expression: string, message: string];
  minlength?: number;
  maxlength?: number;
  min?: number;
  max?: number;
  fields?: Field[];
  field?: Field;
};
type Collection = {
  label: string;
  folder?: string;
  filter?: { value: string };
  fields?: Field[];
  files?: { file: string; fields: Field[] }[];
};

const collections = editorConfig({ name: "github", repo: "empresa/site" })
  .collections as Collection[];
const articles = collections.find(({ label }) => label === "Artigos")!;
const field = (name: string) => articles.fields!.find((one) => one.name === name);

/** What a form would refuse of a value, as Sveltia does: it runs expressions without flags. */
function refusals(field: Field, value: unknown): string[] {
  const { name, required, options, pattern, fields, field: item, min = 0, max = Infinity } = field;
  if (value === undefined || value === null || value === "")
    return required ? [`${name} is required`] : [];
  if (Array.isArray(value)) {
    const entry = item ?? (fields && { name, widget: "object", fields });
    return [
      ...(value.length < min || value.length > max ? [`${name} has ${value.length} items`] : []),
      ...value.flatMap((one) => refusals(entry ?? { name, widget: "select", options }, one)),
    ];
  }
  if (typeof value === "object" && !(value instanceof Date)) {
    const known = fields!.map((one) => one.name);
    const others = Object.keys(value).filter((key) => !known.includes(key));
    return [
      ...others.map((key) => `${name}.${key} has no field`),
      ...fields!.flatMap((one) => refusals(one, (value as Record<string, unknown>)[one.name])),
    ];
  }
  const text = String(value);
  const { minlength = 0, maxlength = Infinity } = field;
  const isChoice = options?.some((one) => (typeof one === "object" ? one.value : one) === value);
  return [
    ...(options && !isChoice ? [`${name}: ${text} is no choice`] : []),
    ...(pattern && !new RegExp(pattern[0]).test(text) ? [`${name}: ${text}: ${pattern[1]}`] : []),
    ...(text.length < minlength || text.length > maxlength ? [`${name} has a wrong length`] : []),
    ...(typeof value === "number" && (value < min || value > max) ? [`${name}: ${text}`] : []),
  ];
}

const FILES = collectionDefinitions().flatMap(({ folder }) =>
  readdirSync(path.join(contentRoot(), folder))
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => path.join("content", folder, name)),
);

it.each(FILES)("has one form for %s, which accepts it", (file) => {
  const { data, body } = readContentFile(namedFile(file));
  const forms = collections.flatMap(({ folder, filter, fields = [], files = [] }) =>
    folder && path.dirname(file) === folder && (!filter || filter.value === data.kind)
      ? [fields]
      : files.filter((one) => one.file === file).map((one) => one.fields),
  );
  expect(forms).toHaveLength(1);
  const form = { name: file, widget: "object", fields: forms[0]! };
  // The logos of fixtures are no files of public/parceiros.
  const refused = refusals(form, { ...data, body: body.text }).filter(
    (line) => !line.startsWith("logo: ../"),
  );
  expect(refused).toEqual([]);
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
