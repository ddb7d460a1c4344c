import { readdirSync, readFileSync } from "node:fs";
import { blocks } from "@/components/mdx/blocks/blocks";
import { fromFile, toFile, type Values } from "@/scripts/editor/browser/format";
import { editorBlocks } from "@/scripts/editor/config/blocks";
import {
  asTheEditorWrites,
  editorCollections,
  type Field,
  formOf,
} from "@/tests/nightly/support/as-the-editor-writes";

// The editor itself, in a browser: dev.test.ts. What it does with a file is Sveltia's own.

const FILES = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.mdx$/.test(name))
  .map((name) => `content/${name}`);

/** Fields of a file that its form does not have, and texts that it would not save. */
function strangeIn(value: unknown, fields: Field[], pattern = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => strangeIn(item, fields, pattern));
  if (typeof value === "string") return new RegExp(pattern).test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value as Values).flatMap(([name, one]) => {
    const field = fields.find((each) => each.name === name);
    if (!field) return [name];
    return strangeIn(one, field.fields ?? [], (field.field ?? field).pattern?.[0]);
  });
}

it.each(FILES)("%s has a form with all of its fields, and keeps them when it is saved", (file) => {
  const text = readFileSync(file, "utf8");
  const before = fromFile(text);
  // The editor reads a file without the line break at its end.
  expect(fromFile(text.trim())).toEqual(before);
  expect(strangeIn(before, formOf(file)!)).toEqual([]);
  const written = asTheEditorWrites(file);
  expect(toFile(fromFile(written))).toBe(written);
  expect(toFile(fromFile(written)).split("---\n").slice(2).join("---\n").trim()).toBe(before.body);
});

it("takes labels, limits, choices, blocks and what is required from the schemas", () => {
  const articles = editorCollections.find(({ label }) => label === "Artigos")!;
  const field = (name: string) => articles.fields!.find((one) => one.name === name);
  expect(field("title")).toMatchObject({ label: "Título", required: true, maxlength: 90 });
  expect(field("category")?.options).toContainEqual({ value: "Segurança", label: "Segurança" });
  expect(field("draft")).toMatchObject({ widget: "boolean", required: false, default: false });
  expect(field("sources")).toMatchObject({ label_singular: "Fonte" });
  expect(field("body")).toMatchObject({
    editor_components: Object.keys(blocks),
    modes: ["raw", "rich_text"],
  });
  // A draft may lack it; a course, which has no drafts, may not.
  expect(field("description")).toMatchObject({ required: false });
  const courses = editorCollections.find(({ label }) => label.startsWith("Cursos"))!;
  expect(courses.fields).toContainEqual(
    expect.objectContaining({ name: "location", required: true }),
  );
  const figure = editorBlocks().find(({ name }) => name === "Figure")!;
  expect(figure.fields).toContainEqual(expect.objectContaining({ name: "alt", required: true }));
});

it("writes what was given and nothing that is empty or off, and the text as it is", () => {
  const values = {
    title: "Curso: novo",
    tags: [],
    draft: false,
    cta: { label: "", open: true },
    rows: [{ name: "Um", demonstration: false }],
    body: 'Corte 60*60*2.\n\n<Note kind="dica">\n\n* a\n\n</Note>\n',
  };
  const file =
    '---\ntitle: "Curso: novo"\ncta:\n  open: true\nrows:\n  - name: Um\n---\n\n' +
    'Corte 60*60*2.\n\n<Note kind="dica">\n\n* a\n\n</Note>\n';
  expect(toFile(values)).toBe(file);
  expect(toFile(fromFile(file.replaceAll("\n", "\r\n")))).toBe(file);
});

it("there is a Portuguese text for all that editors meet", () => {
  type Texts = { [key: string]: string | Texts };
  const keysOf = (texts: Texts): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === "string" ? [key] : keysOf(text).map((name) => `${key}.${name}`),
    );
  const locales = "scripts/editor/node_modules/@sveltia/cms/locales";
  const keysIn = (file: string) => keysOf(JSON.parse(readFileSync(file, "utf8")) as Texts);
  const own = new Set([`${locales}/pt-BR.json`, "scripts/editor/pt-BR.json"].flatMap(keysIn));
  // What engineers read, and fields that no form has.
  const forOthers = /^(config|relation_field|cloud_storage)\./;
  const english = keysIn(`${locales}/en-US.json`).filter((key) => !forOthers.test(key));
  expect(english.filter((key) => !own.has(key))).toEqual([]);
});
