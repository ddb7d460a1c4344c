import "@/tests/support/fixture-content";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { blocks } from "@/components/mdx/blocks/blocks";
import { articleSchema } from "@/lib/content/article-schema";
import { collectionDefinitions } from "@/lib/content/collection";
import "@/lib/content/collections";
import { contentRoot, namedFile } from "@/lib/content-root.mjs";
import { readContentFile } from "@/lib/content/front-matter.mjs";
import { editText } from "@/scripts/editor/browser/edit-text";
import { fromFile, SCHEDULED_FIELD, toFile } from "@/scripts/editor/browser/format";
import { guardWrites, rememberSource } from "@/scripts/editor/browser/guard-writes";
import { formProblems } from "@/scripts/editor/browser/judge";
import { editorBlocks } from "@/scripts/editor/config/blocks";
import { editorConfig } from "@/scripts/editor/config/editor-config";

// The editor itself, in a browser: editor.spec.ts.

type Field = {
  name: string;
  label?: string;
  required?: boolean;
  options?: ({ value: unknown } | string)[];
  pattern?: [expression: string, message: string];
  minlength?: number;
  maxlength?: number;
  fields?: Field[];
  field?: Field;
};
type Collection = {
  label: string;
  content_folder: string;
  filter?: { value: string };
  fields?: Field[];
  files?: { file: string; fields: Field[] }[];
};

const collections = editorConfig({ name: "github", repo: "empresa/site" })
  .collections as Collection[];
const articles = collections.find(({ label }) => label === "Artigos")!;

const FILES = collectionDefinitions().flatMap(({ folder, schema, files = {} }) => [
  ...(schema ? readdirSync(path.join(contentRoot(), folder)) : [])
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => ({ file: path.join("content", folder, name), folder, schema: schema! })),
  ...Object.entries(files).map(([name, schema]) => ({
    file: path.join("content", folder, `${name}.mdx`),
    folder: `${folder}/${name}`,
    schema,
  })),
]);

/** The form of a file: of a folder whose kind it has, or its own. */
const formsOf = (file: string, kind: unknown): Field[][] =>
  collections.flatMap(({ content_folder: folder, filter, fields, files = [] }) => {
    const isOfFolder = fields && path.dirname(file) === path.join("content", folder);
    if (isOfFolder && (!filter || filter.value === kind)) return [fields];
    return files.filter((one) => one.file === file).map((one) => one.fields);
  });

/** What a form would refuse of a value, as Sveltia does: it runs expressions without flags. */
function refusals(field: Field, value: unknown): string[] {
  const { name, required, options, pattern, fields, field: item } = field;
  if (value === undefined || value === null || value === "")
    return required ? [`${name} is required`] : [];
  if (Array.isArray(value)) {
    const entry = item ?? (fields && { name, fields });
    return value.flatMap((one) => refusals(entry ?? { name, ...(options && { options }) }, one));
  }
  if (typeof value === "object" && !(value instanceof Date)) {
    const known = fields!.map((one) => one.name);
    return [
      ...Object.keys(value).filter((key) => !known.includes(key)),
      ...fields!.flatMap((one) => refusals(one, (value as Record<string, unknown>)[one.name])),
    ];
  }
  const text = String(value);
  const { minlength = 0, maxlength = Infinity } = field;
  const choices = options?.map((one) => (typeof one === "object" ? one.value : one));
  return [
    ...(choices && !choices.includes(value) ? [`${name}: ${text} is no choice`] : []),
    ...(pattern && !new RegExp(pattern[0]).test(text) ? [`${name}: ${text}: ${pattern[1]}`] : []),
    ...(text.length < minlength || text.length > maxlength ? [`${name} has a wrong length`] : []),
  ];
}

describe.each(FILES)("$file", ({ file, folder, schema }) => {
  const source = readFileSync(namedFile(file), "utf8");
  const { data, body } = readContentFile(namedFile(file));
  const forms = formsOf(file, data.kind);

  it("has one form, which accepts it", () => {
    expect(forms).toHaveLength(1);
    const refused = refusals({ name: file, fields: forms[0]! }, { ...data, body: body.text });
    // The logos of fixtures are no files of public/parceiros.
    expect(refused.filter((line) => !line.startsWith("logo: ../"))).toEqual([]);
  });

  it("is saved to the letter, and the site accepts it", () => {
    const saved = toFile(fromFile(source));
    expect(saved).toBe(source);
    const collection = { folder, schema, fields: forms[0] as [] };
    expect(formProblems(saved, collection)).toEqual([]);
  });
});

it("takes labels, limits, choices, blocks and what is required from the schemas", () => {
  const field = (name: string) => articles.fields!.find((one) => one.name === name);
  expect(field("title")).toMatchObject({ label: "Título", required: true, maxlength: 90 });
  expect(field("category")?.options).toContainEqual({ value: "Segurança", label: "Segurança" });
  expect(field("draft")).toMatchObject({ widget: "boolean", required: false, default: false });
  expect(field("sources")).toMatchObject({ label_singular: "Fonte", required: false });
  expect(field("body")).toMatchObject({ editor_components: Object.keys(blocks) });
  const figure = editorBlocks().find(({ name }) => name === "Figure")!;
  expect(figure.fields).toContainEqual(expect.objectContaining({ name: "alt", required: true }));
});

describe("what an editor changes", () => {
  const FILE = "content/articles/parede-de-teste.mdx";
  const source = readFileSync(namedFile(FILE), "utf8");
  const edited = (change: (form: Record<string, unknown>) => void) => {
    const form = fromFile(source);
    change(form);
    return toFile(form);
  };

  it.each([
    ["a text", (form: Record<string, unknown>) => (form.title = "Outro")],
    ["a list", (form: Record<string, unknown>) => (form.tags = ["Pintura", "Outro"])],
    [
      "a paragraph",
      (form: Record<string, unknown>) =>
        (form.body = String(form.body).replace("Raspe o que solta.", "Raspe tudo.")),
    ],
  ])("is all that changes: %s", (_what, change) => {
    const before = source.split("\n");
    const after = edited(change).split("\n");
    expect(after).toHaveLength(before.length);
    expect(after.filter((line, place) => line !== before[place])).toHaveLength(1);
  });

  it("keeps Windows line endings, and writes a new file without what is empty", () => {
    const windows = source.replaceAll("\n", "\r\n");
    expect(toFile(fromFile(windows))).toBe(windows);
    const values = {
      title: "Curso: novo",
      tags: [],
      draft: false,
      cta: { label: "" },
      body: " A. ",
    };
    expect(toFile(values)).toBe('---\ntitle: "Curso: novo"\n---\n\nA.\n');
  });

  it("is not mixed with whether the day is to come, which no file has", () => {
    const file = "---\ntitle: Um\ndate: 2025-02-01\n---\n";
    expect(fromFile(file, "2025-01-31")).toMatchObject({ [SCHEDULED_FIELD]: true });
    expect(toFile({ title: "Um", [SCHEDULED_FIELD]: true })).not.toContain(SCHEDULED_FIELD);
  });

  const TEXT = "Um *grifo*.\n\n| Peça  | Preço |\n|:------|------:|\n| Porta | 100   |\n\nFim.";
  const RICH = "Um _grifo_.\n\n| Peça | Preço |\n| :--- | ---: |\n| Porta | 100 |\n\nFim.";
  it.each([
    ["nothing", "", "", ""],
    ["a paragraph", "Fim.", "Fim!", "Fim."],
    ["a row", "| Porta | 100 |", "| Porta | 150 |", "| Porta | 100   |"],
  ])("in the formatted mode leaves the rest: %s", (_what, before, now, there) => {
    expect(editText(TEXT, RICH.replace(before, now))).toBe(TEXT.replace(there, now));
  });
});

it.each([
  ["signs within words", "A chapa tem 60*60*2 cm.", "", /^Texto, linha 1, “A chapa/],
  ["a tag", "Linha um\n<br>", "", /^Texto, linha 2, .*HTML não é aceito/],
  ["a day before", "Um.", "updated: 2025-05-01", /^Última mudança importante: vem antes de “Data”/],
])(
  "refuses %s, with the line of the text or the label of the field",
  (_what, text, more, message) => {
    const head = [
      "title: Massa corrida",
      "description: Quanto rende uma lata de massa corrida, e quando vale mais a pena a acrílica.",
      "category: Dicas de Reparos",
      "tags: [Pintura]",
      "cta: { title: Vai pintar?, text: Conte., label: Pedir orçamento, href: /contato }",
      "date: 2025-05-02",
      ...(more ? [more] : []),
    ];
    const article = { folder: "articles", schema: articleSchema, fields: articles.fields as [] };
    const file = ["---", ...head, "---", "", text, ""].join("\n");
    expect(formProblems(file, article)).toEqual([expect.stringMatching(message)]);
  },
);

it("a file that changed on the disk meanwhile is kept, and the editor says so", async () => {
  /** A file as the browser gives it. */
  class Handle {
    constructor(
      readonly name: string,
      public text: string,
    ) {}
    getFile = async () => ({ text: async () => this.text }) as File;
    async createWritable() {
      return {
        write: async (data: string) => void (this.text = data),
        abort: async () => undefined,
        close: async () => undefined,
      } as unknown as FileSystemWritableFileStream;
    }
    move = async () => undefined;
  }
  const tell = jest.fn();
  guardWrites(Handle.prototype as never, tell);
  const save = async (file: Handle, text: string) => {
    rememberSource(text, "um");
    const stream = await file.createWritable();
    await stream.write(text);
    await stream.close();
  };
  const same = new Handle("a.mdx", "um");
  await save(same, "dois");
  expect([same.text, tell.mock.calls]).toEqual(["dois", []]);
  const other = new Handle("b.mdx", "um, por outra pessoa");
  await expect(save(other, "dois")).rejects.toThrow("mudou no disco");
  expect(other.text).toBe("um, por outra pessoa");
  expect(tell).toHaveBeenCalledWith(expect.stringContaining("b.mdx mudou no disco"));
});
