import { type Dirent, existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { slugOf } from "@/lib/format/slug";
import { explainIssue, forEditors } from "@/lib/content/explain-issue";
import { memoize } from "@/lib/cache/memoize";
import { contentName, contentRoot } from "@/lib/content/content-root.mjs";
import { readContentFile, UnreadableFile, type MdxBody } from "@/lib/content/front-matter.mjs";

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
  /** Front-matter has `order`, which must be 1, 2, 3 … without gaps, up to a number of §9. */
  order?: "any number" | number | { atLeast: number };
  /** What is wrong between the fields and files: lines that begin with a field. */
  check?: (entries: Entry<z.infer<Schema>>[]) => string[];
};

const SLUGS = {
  pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  expected: "palavras minúsculas sem acento, com hífens",
};

export type Definition = Pick<Rules<z.ZodType>, "schema" | "names" | "files" | "order"> & {
  folder: string;
  problems: () => string[];
};

const definitions = new Map<string, Definition>();

export const collectionDefinitions = (): Definition[] => [...definitions.values()];

export const contentProblems = (): string[] =>
  collectionDefinitions().flatMap(({ problems }) => problems());

/**
 * @returns a function that reads the entries by `order` or file name. Its ContentError names the
 *   problems of all collections, so that an editor sees them at once
 */
export function defineCollection<Schema extends z.ZodType>(folder: string, rules: Rules<Schema>) {
  const { title, names, files, order } = rules;
  const load = () => readCollection(folder, rules);
  const schema = rules.schema.meta({ title });
  definitions.set(folder, { folder, schema, names, files, order, problems: () => load().problems });
  const read = memoize(`collection ${folder}`, () => {
    const { entries, problems } = load();
    if (problems.length > 0) throw new ContentError(contentProblems());
    return entries;
  });
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
    entry.isDirectory() && definitions.has(path.relative(root, path.join(directory, entry.name)));
  const strange = found
    .filter(({ name }) => !files.includes(name) && !/^(\.|README\.md$)/.test(name))
    .filter((entry) => !rules.others?.test(entry.name) && !isCollection(entry))
    .map((entry) => `${path.join(folder, entry.name)}: ${strangeProblem(entry)}`);
  const results = files.map((file) =>
    readEntry(path.join(/* turbopackIgnore: true */ directory, file), rules),
  );
  const entries = results.flatMap(({ entry }) => entry ?? []);
  const problems = [...strange, ...results.flatMap(({ problems }) => problems)];
  if (problems.length > 0) return { entries, problems };
  const place = files.length === 1 ? path.join(folder, files[0]!) : folder;
  const between = [
    ...fileProblems(files, rules.files),
    ...orderProblems(entries, rules.order),
    ...(rules.check?.(entries) ?? []),
  ];
  if (rules.order) entries.sort((a, b) => orderOf(a) - orderOf(b));
  return { entries, problems: between.map((problem) => `${place}: ${problem}`) };
}

type Read<Data> = { entry?: Entry<Data>; problems: string[] };

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
    const { data, body, positionOf } = readContentFile(source);
    const parsed = schema.safeParse(data, forEditors);
    const entry = parsed.data && Object.assign({}, parsed.data, { slug, body });
    const wrong = (parsed.error?.issues ?? []).map((issue) => {
      const key = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
      return `${file}:${positionOf([...issue.path, ...key])}: ${explainIssue(issue)}`;
    });
    return { ...(entry && misnamed.length === 0 && { entry }), problems: [...misnamed, ...wrong] };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problems: [...misnamed, ...error.problems] };
    throw error;
  }
}

function strangeProblem(entry: Dirent): string {
  if (entry.isDirectory())
    return "esta pasta não é lida; a lista das pastas está em content/README.md";
  const name = entry.name.replace(/(\.mdx?)?(\.(txt|mdx?))?$/i, "");
  return /\.(mdx?|txt)$/i.test(entry.name)
    ? `só se leem arquivos .mdx; mude o nome para ${slugOf(name)}.mdx`
    : "aqui só ficam arquivos .mdx; imagens ficam em public/, legendas em content/episodes";
}

function fileProblems(found: string[], files: readonly string[] | undefined): string[] {
  const expected = files?.map((name) => `${name}.mdx`).sort();
  if (!expected || expected.join() === found.join()) return [];
  return [`esperava exatamente ${expected.join(", ")}; há ${found.join(", ") || "nenhum arquivo"}`];
}

const orderOf = (entry: unknown): number => (entry as { order: number }).order;

function orderProblems(entries: unknown[], order: Definition["order"]): string[] {
  if (order === undefined) return [];
  const least = typeof order === "object" ? order.atLeast : 0;
  const count = typeof order === "number" ? order : Math.max(entries.length, least);
  const found = entries
    .map(orderOf)
    .sort((a, b) => a - b)
    .join(", ");
  const expected = Array.from({ length: count }, (_, index) => index + 1).join(", ");
  return found === expected
    ? []
    : [`order: esperava ${count} arquivos numerados ${expected}; há ${found || "nenhum"}`];
}
