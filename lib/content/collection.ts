import { type Dirent, existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { slugOf } from "@/lib/format/slug";
import { explainProblem } from "@/lib/content/explain-issue";
import { readFields } from "@/lib/content/field-problems";
import { memoize } from "@/lib/cache/memoize";
import { contentName, contentRoot } from "@/lib/content-root.mjs";
import { type MdxBody, readContentFile, UnreadableFile } from "@/lib/content/front-matter.mjs";

/** Errors in files of content/. The message has one line for each problem, with its file. */
export class ContentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`content/ tem erros:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "ContentError";
  }
}

export type Entry<Data> = Data & { slug: string; body: MdxBody };

type Rules<Schema extends z.ZodType> = {
  title: string;
  schema: Schema;
  names?: { pattern: RegExp; expected: string };
  /** What else may be in the folder. */
  others?: RegExp;
  files?: readonly string[];
  /** Front-matter has `order`. Gaps are closed; entries with the same number are sorted by name. */
  order?: boolean;
  /** How many files a page cannot live without. */
  atLeast?: number;
  /** What is wrong in the fields together: lines that begin with a field. */
  check?: (entries: Entry<z.infer<Schema>>[]) => string[];
  /** What the site resolves by itself between the files: lines that begin with a field. */
  warn?: (entries: Entry<z.infer<Schema>>[]) => string[];
};

const SLUGS = {
  pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  expected: "palavras minúsculas sem acento, com hífens",
};

export type Definition = Pick<Rules<z.ZodType>, "schema" | "names" | "files" | "order"> & {
  folder: string;
  read: () => Entry<unknown>[];
  problems: () => string[];
  warnings: () => string[];
};

const definitions = new Map<string, Definition>();

export const collectionDefinitions = (): Definition[] => [...definitions.values()];

export const contentProblems = (): string[] =>
  collectionDefinitions().flatMap(({ problems }) => problems());

/** What does not stop a build; only while there are no problems. */
export const contentWarnings = (): string[] =>
  collectionDefinitions().flatMap(({ warnings }) => warnings());

/**
 * @returns a function that reads the entries by `order` or file name. Its ContentError names the
 *   problems of all collections, so that an editor sees them at once
 */
export function defineCollection<Schema extends z.ZodType>(folder: string, rules: Rules<Schema>) {
  const { title, names, files, order } = rules;
  const schema = rules.schema.meta({ title });
  const problems = () => readCollection(folder, rules).problems;
  const warnings = () => readCollection(folder, rules).warnings;
  const read = memoize(`collection ${folder}`, () => {
    const { entries, problems } = readCollection(folder, rules);
    if (problems.length > 0) throw new ContentError(contentProblems());
    return entries;
  });
  definitions.set(folder, { folder, schema, names, files, order, read, problems, warnings });
  return Object.assign(read, { schema: rules.schema });
}

/** Defines a folder, or content/ itself, with one file. */
export function defineFile<Schema extends z.ZodType>(
  folder: string,
  name: string,
  rules: Rules<Schema>,
) {
  const read = defineCollection(folder, { ...rules, files: [name] });
  return () => read()[0]!;
}

function readCollection<Schema extends z.ZodType>(name: string, rules: Rules<Schema>) {
  const root = contentRoot();
  // The server does not need content/ at run time: Next must not trace the whole project for it.
  const directory = path.join(/* turbopackIgnore: true */ root, name);
  const folder = contentName(directory);
  const found = existsSync(directory) ? readdirSync(directory, { withFileTypes: true }) : [];
  const files = found
    .filter((entry) => entry.isFile() && entry.name.endsWith(".mdx"))
    .map(({ name }) => name)
    .sort();
  // The folders in content/ itself are collections.
  const isCollection = (entry: Dirent) =>
    entry.isDirectory() &&
    [...definitions.keys(), "photographs"].includes(
      path.relative(root, path.join(directory, entry.name)),
    );
  const strange = found
    .filter(({ name }) => !files.includes(name) && !/^(\.|README\.md$)/.test(name))
    .filter((entry) => !rules.others?.test(entry.name) && !isCollection(entry))
    .map((entry) => `${path.join(folder, entry.name)}: ${strangeProblem(entry)}`);
  const results = files.map((file) =>
    readEntry(path.join(/* turbopackIgnore: true */ directory, file), rules),
  );
  const entries = results.flatMap(({ entry }) => entry ?? []);
  const problems = [...strange, ...results.flatMap(({ problems }) => problems)];
  if (problems.length > 0) return { entries, problems, warnings: [] };
  const unfinished = results.flatMap(({ missing = [] }) => missing);
  const ordering = rules.order ? orderWarnings(entries) : [];
  if (rules.order) numberEntries(entries);
  const place = files.length === 1 ? path.join(folder, files[0]!) : folder;
  const atPlace = (lines: readonly string[] = []) => lines.map((line) => `${place}: ${line}`);
  return {
    entries,
    problems: atPlace([...fileProblems(files, rules), ...(rules.check?.(entries) ?? [])]),
    warnings: [...unfinished, ...atPlace([...ordering, ...(rules.warn?.(entries) ?? [])])],
  };
}

/** `missing`: of a draft that is not complete, which no page has, not even one of a preview. */
type Read<Data> = { entry?: Entry<Data>; problems: string[]; missing?: string[] };

function readEntry<Schema extends z.ZodType>(
  source: string,
  { schema, names: { pattern, expected } = SLUGS }: Rules<Schema>,
): Read<z.infer<Schema>> {
  const file = contentName(source);
  const slug = path.basename(file, ".mdx");
  const misnamed = pattern.test(slug)
    ? []
    : [`${file}: o nome do arquivo tem de ser ${expected}, como ${slugOf(slug) || "um-nome"}.mdx`];
  try {
    const content = readContentFile(source);
    const { fields, problems, isDraft } = readFields(schema, content);
    const wrong = problems.map(
      ({ path, place, reason }) => `${file}:${place}: ${explainProblem(path, reason)}`,
    );
    if (wrong.length > 0 && isDraft)
      return { problems: misnamed, missing: wrong.map((line) => `${line} (rascunho incompleto)`) };
    const entry = fields && Object.assign({}, fields, { slug, body: content.body });
    if (!entry || misnamed.length > 0) return { problems: [...misnamed, ...wrong] };
    return { entry, problems: wrong };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problems: [...misnamed, ...error.problems] };
    throw error;
  }
}

function strangeProblem(entry: Dirent): string {
  if (entry.isDirectory())
    return "esta pasta não é lida; a lista das pastas está em content/README.md";
  const captions = /^(.+\.(?:srt|vtt))\.txt$/i.exec(entry.name)?.[1];
  if (captions) return `mude o nome para ${captions}, sem .txt`;
  const name = entry.name.replace(/(\.mdx?)?(\.(txt|mdx?))?$/i, "");
  return /\.(mdx?|txt)$/i.test(entry.name)
    ? `só se leem arquivos .mdx; mude o nome para ${slugOf(name)}.mdx`
    : "aqui só ficam arquivos .mdx; fotografias ficam em content/photographs, desenhos em public/, legendas em content/episodes";
}

function fileProblems(found: string[], { files, atLeast = 0 }: Rules<z.ZodType>): string[] {
  if (found.length < atLeast)
    return [`a página não vive sem pelo menos ${atLeast} arquivo; há ${found.length}`];
  const expected = files?.map((name) => `${name}.mdx`).sort();
  if (!expected || expected.join() === found.join()) return [];
  return [`esperava exatamente ${expected.join(", ")}; há ${found.join(", ") || "nenhum arquivo"}`];
}

const orderOf = (entry: unknown): number => (entry as { order: number }).order;

/**
 * Sorts the entries, which are sorted by name, and makes `order` their place in the list, from 1.
 */
function numberEntries(entries: object[]) {
  entries.sort((a, b) => orderOf(a) - orderOf(b));
  entries.forEach((entry, index) => Object.assign(entry, { order: index + 1 }));
}

function orderWarnings(entries: object[]): string[] {
  const orders = entries.map(orderOf).sort((a, b) => a - b);
  if (orders.every((order, index) => order === index + 1)) return [];
  return [
    `order: há ${orders.join(", ")}; vale essa sequência, e entre números iguais a ordem dos nomes dos arquivos`,
  ];
}
