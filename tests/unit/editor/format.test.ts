import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentRoot } from "@/lib/content-root.mjs";
import { fromFile, toFile, SCHEDULED_FIELD } from "@/scripts/editor/browser/format";

type Json = Record<string, unknown> | unknown[];

const ROOT = contentRoot();
/** The first file of each folder: the others of a folder have the same fields. */
const FILES = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".mdx"))
  .sort()
  .filter((name, index, all) => path.dirname(name) !== path.dirname(all[index - 1] ?? "/"));
const read = (name: string) => readFileSync(path.join(ROOT, name), "utf8");

/** The last file that was opened: parsing takes most of the time. */
let last: { file: string; values: Record<string, unknown> } | undefined;
function opened(file: string) {
  if (last?.file !== file) last = { file, values: fromFile(file) };
  return last.values;
}

/** A file after a change of its form. */
function edit(file: string, change: (values: Record<string, unknown>) => void): string {
  const values = structuredClone(opened(file));
  change(values);
  return toFile(values);
}

/** Lines that differ from beginning and end on. */
function changedLines(before: string, after: string) {
  const [a, b] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return { removed: a.slice(start, a.length - end), added: b.slice(start, b.length - end) };
}

/**
 * The way to every value that a form shows, but the text and the file. Of a list the first item and
 * the last one: those between have the same fields.
 */
function valuePaths(value: unknown, way: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return value === null ? [] : [way];
  const keys = Array.isArray(value)
    ? [...value.keys()].filter((index) => index === 0 || index === value.length - 1)
    : Object.keys(value);
  return keys
    .filter(
      (key) => key !== "_file" && key !== SCHEDULED_FIELD && (way.length > 0 || key !== "body"),
    )
    .flatMap((key) => valuePaths((value as Record<string, unknown>)[key], [...way, key]));
}

const at = (values: unknown, way: (string | number)[]) =>
  way.reduce((value, key) => (value as Record<string, unknown>)[key], values);

function setAt(values: unknown, way: (string | number)[], value: unknown) {
  (at(values, way.slice(0, -1)) as Record<string, unknown>)[way.at(-1)!] = value;
}

const other = (value: unknown) =>
  typeof value === "number"
    ? value + 1
    : typeof value === "boolean"
      ? !value
      : `${value}, “mudado”: #1`;

/** Lists of a form, with the way to each. */
const listPaths = (values: Json, way: (string | number)[] = []): (string | number)[][] =>
  Object.entries(values).flatMap(([key, value]) =>
    typeof value !== "object" || value === null
      ? []
      : [
          ...(Array.isArray(value) && value.length > 0 ? [[...way, key]] : []),
          ...listPaths(value as Json, [...way, key]),
        ],
  );

/** What a file has of a form. */
const contentOf = (form: object) => ({ ...form, _file: "", [SCHEDULED_FIELD]: undefined });

test("a form knows whether its day is to come, and no file has that", () => {
  const file = "---\ntitle: Um\ndate: 2025-02-01\n---\n";
  expect(fromFile(file, "2025-01-31")).toMatchObject({ [SCHEDULED_FIELD]: true });
  expect(fromFile(file, "2025-02-01")).toMatchObject({ [SCHEDULED_FIELD]: false });
  expect(fromFile("---\ntitle: Um\n---\n")).not.toHaveProperty(SCHEDULED_FIELD);
  expect(toFile({ title: "Um", [SCHEDULED_FIELD]: true })).not.toContain(SCHEDULED_FIELD);
});

test.each(FILES)("%s: only what an editor changed changes", (name) => {
  const file = read(name);
  expect(edit(file, () => {})).toBe(file);

  const values = fromFile(file);
  for (const way of valuePaths(values)) {
    const changed = edit(file, (form) => setAt(form, way, other(at(form, way))));
    const { removed, added } = changedLines(file, changed);
    expect([way, removed.length, added.length]).toEqual([way, 1, 1]);
    const expected = structuredClone(values);
    setAt(expected, way, other(at(values, way)));
    expect(contentOf(fromFile(changed))).toEqual(contentOf(expected));
  }

  for (const way of listPaths(values as Json)) {
    const list = at(values, way) as unknown[];
    const item = newItem(list[0]);
    for (const wanted of [[...list, item], list.slice(1), [...list].reverse()]) {
      const changed = edit(file, (form) => setAt(form, way, wanted));
      const expected = structuredClone(values);
      setAt(expected, way, wanted);
      expect(contentOf(fromFile(changed))).toEqual(contentOf(expected));
      if (wanted.length > list.length) expect(lost(file, changed)).toEqual([]);
      if (wanted.length < list.length) expect(lost(changed, file)).toEqual([]);
    }
  }

  // Every second paragraph, heading, table, list and block.
  const text = String(values.body);
  const parts = text.split(/(\n{2,})/);
  const body = parts.map((part, at) => (at % 4 === 0 && text ? `${part} Mais.` : part)).join("");
  expect(edit(file, (form) => (form.body = body))).toBe(file.replace(text, () => body));
});

const newItem = (item: unknown) => (typeof item === "object" ? structuredClone(item) : other(item));

/** Lines of a file that its new version does not have. */
function lost(before: string, after: string) {
  const lines = new Set(after.split("\n"));
  return before.split("\n").filter((line) => !lines.has(line) && !/[[\]]/.test(line));
}

describe("the text", () => {
  const file = read("articles/parede-de-teste.mdx");

  it("leaves all other lines when a paragraph changes", () => {
    const changed = edit(file, (form) => {
      form.body = String(form.body).replace(/^[A-Z].*$/m, "Um parágrafo novo.");
    });
    expect(changedLines(file, changed)).toMatchObject({ added: ["Um parágrafo novo."] });
    expect(changedLines(file, changed).removed).toHaveLength(1);
  });

  it("adds no line between the fields and a text that follows them at once", () => {
    const dense = "---\ntitle: Um\n---\nTexto.\n";
    expect(toFile({ ...fromFile(dense), body: "Outro." })).toBe("---\ntitle: Um\n---\nOutro.\n");
  });

  it("keeps Windows line endings", () => {
    const windows = file.replaceAll("\n", "\r\n");
    expect(edit(windows, () => {})).toBe(windows);
    expect(edit(windows, (form) => (form.title = "Outro"))).toBe(
      edit(file, (form) => (form.title = "Outro")).replaceAll("\n", "\r\n"),
    );
  });
});

it("writes a new file without what is empty", () => {
  const values = {
    title: "Curso: novo",
    tags: [],
    draft: false,
    cta: { label: "" },
    steps: ["um"],
    body: " Texto. ",
  };
  expect(toFile(values)).toBe('---\ntitle: "Curso: novo"\nsteps:\n  - um\n---\n\nTexto.\n');
});

it("fills in a fact of the company that was not set, and keeps the comments", () => {
  const file = read("company.mdx");
  const changed = edit(file, (form) => (form.email = "obra@primoze.example"));
  expect(changedLines(file, changed)).toEqual({
    removed: ["email:"],
    added: ["email: obra@primoze.example"],
  });
});
