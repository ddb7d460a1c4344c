import { readFileSync } from "node:fs";
import { collections } from "@/lib/content/collections";
import { fromFile, toFile, type Values } from "@/scripts/editor/browser/format";
import { collectionsOf } from "@/scripts/editor/config/collections";

export type Field = {
  name: string;
  label?: string;
  widget?: string;
  required?: boolean;
  options?: unknown[];
  maxlength?: number;
  /** An expression, and what it asks for. */
  pattern?: [string, string];
  fields?: Field[];
  /** Of each item of a list of texts. */
  field?: Field;
};

type File = { name: string; file: string; fields: Field[] };

type Collection = {
  name: string;
  label: string;
  folder?: string;
  fields?: Field[];
  filter?: { field: string; value: string };
  files?: File[];
};

export const editorCollections = Object.values(collections).flatMap(collectionsOf) as Collection[];

/** The form of a text: of its folder, by its kind, or its own. */
export function formOf(file: string): Field[] | undefined {
  const own = editorCollections.flatMap(({ files = [] }) => files).find((one) => one.file === file);
  const { kind } = fromFile(readFileSync(file, "utf8"));
  const ofFolder = editorCollections.find(
    ({ folder, filter }) =>
      folder === file.replace(/\/[^/]+$/, "") && (!filter || filter.value === kind),
  );
  return own?.fields ?? ofFolder?.fields;
}

/** A text of content/ as the editor writes it when nothing was edited. */
export const asTheEditorWrites = (file: string): string =>
  toFile(inOrder(fromFile(readFileSync(file, "utf8")), formOf(file) ?? []) as Values);

/** The fields in the order of the form, which Sveltia writes them in. */
function inOrder(value: unknown, fields: Field[]): unknown {
  if (Array.isArray(value)) return value.map((item) => inOrder(item, fields));
  if (typeof value !== "object" || value === null) return value;
  const values = value as Values;
  const known = fields.filter(({ name }) => name in values);
  const others = Object.keys(values).filter((name) => !known.some((one) => one.name === name));
  return Object.fromEntries([
    ...known.map((one) => [one.name, inOrder(values[one.name], one.fields ?? [])]),
    ...others.map((name) => [name, values[name]]),
  ]);
}
