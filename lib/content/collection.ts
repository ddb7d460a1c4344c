import { type Dirent, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { slugOf } from "@/lib/format/slug";
import { explainIssue, forEditors, isMissing } from "@/lib/content/explain-issue";
import { memoize } from "@/lib/memoize.mjs";
import { contentName, contentRoot, entriesIn, textNames } from "@/lib/content-root.mjs";
import {
  controlProblem,
  type MdxBody,
  readContentFile,
  UnreadableFile,
} from "@/lib/content/front-matter.mjs";

/** Errors in files of content/. The message has one line for each problem, with its file. */
export class ContentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`content/ tem erros:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "ContentError";
  }
}

export type Entry<Data> = Data & { slug: string; body: MdxBody };

type Names = { pattern: RegExp; expected: string };

type Rules<Schema extends z.ZodType> = {
  title: string;
  schema: Schema;
  names?: Names;
  /** What else may be in the folder. */
  others?: RegExp;
  /** Front-matter has `order`; entries with the same number are sorted by name. */
  order?: boolean;
  /** How many files a page cannot live without. */
  atLeast?: number;
  /** What is wrong in the fields together: lines that begin with a field. */
  check?: (entries: Entry<z.infer<Schema>>[]) => string[];
  /** What the site resolves by itself between the files: lines that begin with a field. */
  warn?: (entries: Entry<z.infer<Schema>>[]) => string[];
};

const SLUGS: Names = {
  pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  expected: "palavras minúsculas sem acento, com hífens",
};

/**
 * A folder with one schema for all of its files (`schema`), a folder with one schema for each file
 * (`files`, by name), or one file of data (`data`).
 */
export type Definition = {
  folder: string;
  title: string;
  schema?: z.ZodType;
  files?: Readonly<Record<string, z.ZodType>>;
  data?: z.ZodType;
  names?: Names | undefined;
  order?: boolean | undefined;
  read: () => Entry<unknown>[];
  problems: () => string[];
  warnings: () => string[];
};

const definitions = new Map<string, Definition>();

export const collectionDefinitions = (): Definition[] => [...definitions.values()];

export const contentProblems = (): string[] => [
  ...strangeEntries("", (name) => definitions.has(name), [...definitions.keys(), "photographs"]),
  ...collectionDefinitions().flatMap(({ problems }) => problems()),
];

/** What does not stop a build; only while there are no problems. */
export const contentWarnings = (): string[] =>
  collectionDefinitions().flatMap(({ warnings }) => warnings());

/**
 * @throws ContentError with the problems of all collections, so that an editor sees them at once
 */
function assertNone(problems: readonly string[]) {
  if (problems.length > 0) throw new ContentError(contentProblems());
}

/** @returns a function that reads the entries by `order` or file name */
export function defineCollection<Schema extends z.ZodType>(folder: string, rules: Rules<Schema>) {
  const { title, schema, names, order } = rules;
  const problems = () => readCollection(folder, rules).problems;
  const warnings = () => readCollection(folder, rules).warnings;
  const read = memoize(`collection ${folder}`, () => {
    const { entries, problems } = readCollection(folder, rules);
    assertNone(problems);
    return entries;
  });
  definitions.set(folder, { folder, title, schema, names, order, read, problems, warnings });
  return Object.assign(read, { schema });
}

type Entries<Schemas extends Readonly<Record<string, z.ZodType>>> = {
  [Name in keyof Schemas]: Entry<z.infer<Schemas[Name]>>;
};

/**
 * Defines a folder with one file for each schema.
 * @returns a function that reads the entries, by the names of their files
 */
export function defineFiles<Schemas extends Readonly<Record<string, z.ZodType>>>(
  folder: string,
  { title, schemas }: { title: string; schemas: Schemas },
) {
  const results = () =>
    Object.entries(schemas).map(([name, schema]) => {
      const file = path.join(/* turbopackIgnore: true */ contentRoot(), folder, `${name}.mdx`);
      if (existsSync(file)) return readEntry(file, schema);
      return { problems: [`${contentName(file)}: o arquivo não existe`] };
    });
  const problems = () => [
    ...strangeEntries(folder, (name) => Object.hasOwn(schemas, path.basename(name, ".mdx"))),
    ...results().flatMap(({ problems }) => problems),
  ];
  const read = memoize(`collection ${folder}`, () => {
    assertNone(problems());
    const entries = results().flatMap(({ entry }) => entry ?? []);
    return Object.fromEntries(entries.map((entry) => [entry.slug, entry])) as Entries<Schemas>;
  });
  definitions.set(folder, {
    folder,
    title,
    files: schemas,
    read: () => Object.values(read()),
    problems,
    warnings: () => [],
  });
  return Object.assign(read, { schemas });
}

/** Defines a file of content/ in JSON, which code can import, too. */
export function defineData<Schema extends z.ZodType>(
  name: string,
  { title, schema }: { title: string; schema: Schema },
) {
  const parse = () => {
    const file = path.join(/* turbopackIgnore: true */ contentRoot(), name);
    try {
      const { data, error } = schema.safeParse(readData(file), forEditors);
      const issues = error?.issues ?? [];
      return { data, problems: issues.map((one) => `${contentName(file)}: ${explainIssue(one)}`) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { problems: [`${contentName(file)}: não se lê como JSON: ${reason}`] };
    }
  };
  const read = memoize(`data ${name}`, () => {
    const { data, problems } = parse();
    assertNone(problems);
    return data as z.infer<Schema>;
  });
  definitions.set(name, {
    folder: name,
    title,
    data: schema,
    read: () => [],
    problems: () => parse().problems,
    warnings: () => [],
  });
  return read;
}

/** A text between empty quotes is a value that nobody has given yet. */
const readData = (file: string): unknown =>
  JSON.parse(readFileSync(file, "utf8"), (_key, value: unknown) => {
    const control = controlProblem(String(value));
    if (control) throw new Error(control);
    return value === "" ? null : value;
  });

/** What is in a folder of content/, or in content/ itself, and is not read. */
function strangeEntries(
  folder: string,
  isKnown: (name: string) => boolean,
  folders: readonly string[] = [],
): string[] {
  const directory = path.join(/* turbopackIgnore: true */ contentRoot(), folder);
  return entriesIn(directory)
    .filter((entry) => !(entry.isFile() && isKnown(entry.name)) && !folders.includes(entry.name))
    .map((entry) => `${contentName(path.join(directory, entry.name))}: ${strangeProblem(entry)}`);
}

function readCollection<Schema extends z.ZodType>(name: string, rules: Rules<Schema>) {
  // The server does not need content/ at run time: Next must not trace the whole project for it.
  const directory = path.join(/* turbopackIgnore: true */ contentRoot(), name);
  const folder = contentName(directory);
  const files = textNames(directory);
  const isKnown = (file: string) => files.includes(file) || Boolean(rules.others?.test(file));
  const strange = strangeEntries(name, isKnown);
  const results = files.map((file) =>
    readEntry(path.join(/* turbopackIgnore: true */ directory, file), rules.schema, rules.names),
  );
  const entries = results.flatMap(({ entry }) => entry ?? []);
  if (rules.order) entries.sort((a, b) => orderOf(a) - orderOf(b));
  const problems = [...strange, ...results.flatMap(({ problems }) => problems)];
  if (problems.length > 0) return { entries, problems, warnings: [] };
  const unfinished = results.flatMap(({ missing = [] }) => missing);
  const atPlace = (lines: readonly string[] = []) => lines.map((line) => `${folder}: ${line}`);
  return {
    entries,
    problems: atPlace([...tooFew(files, rules), ...(rules.check?.(entries) ?? [])]),
    warnings: [...unfinished, ...atPlace(rules.warn?.(entries))],
  };
}

const orderOf = (entry: unknown): number => (entry as { order: number }).order;

/** `missing`: of a draft that is not complete, which no page has, not even one of a preview. */
type Read<Data> = { entry?: Entry<Data>; problems: string[]; missing?: string[] };

function readEntry<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
  { pattern, expected } = SLUGS,
): Read<z.infer<Schema>> {
  const file = contentName(source);
  const slug = path.basename(file, ".mdx");
  const misnamed = pattern.test(slug)
    ? []
    : [`${file}: o nome do arquivo tem de ser ${expected}, como ${slugOf(slug) || "um-nome"}.mdx`];
  try {
    const { data, body } = readContentFile(source);
    const { data: fields, error } = schema.safeParse(data, forEditors);
    const issues = error?.issues ?? [];
    const lines = (some: typeof issues) => some.map((issue) => `${file}: ${explainIssue(issue)}`);
    const isMissingInDraft = (issue: (typeof issues)[number]) =>
      data.draft === true && isMissing(issue);
    const problems = [...misnamed, ...lines(issues.filter((issue) => !isMissingInDraft(issue)))];
    const missing = lines(issues.filter(isMissingInDraft));
    if (problems.length > 0) return { problems };
    if (missing.length > 0)
      return { problems, missing: missing.map((line) => `${line} (rascunho incompleto)`) };
    return { entry: Object.assign({}, fields, { slug, body }), problems };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problems: [...misnamed, ...error.problems] };
    throw error;
  }
}

function strangeProblem(entry: Dirent): string {
  if (!entry.isFile() && !entry.isDirectory()) return "só se leem arquivos comuns";
  if (entry.isDirectory())
    return "esta pasta não é lida; a lista das pastas está em content/README.md";
  const captions = /^(.+\.(?:srt|vtt))\.txt$/i.exec(entry.name)?.[1];
  if (captions) return `mude o nome para ${captions}, sem .txt`;
  if (entry.name.endsWith(".mdx")) return "não é de nenhuma página do site; apague o arquivo";
  const name = entry.name.replace(/(\.mdx?)?(\.(txt|mdx?))?$/i, "");
  return /\.(mdx?|txt)$/i.test(entry.name)
    ? `só se leem arquivos .mdx; mude o nome para ${slugOf(name)}.mdx`
    : "aqui só ficam arquivos .mdx; fotografias ficam em content/photographs, desenhos em public/, legendas em content/episodes";
}

const tooFew = (found: readonly string[], { atLeast = 0 }: Pick<Rules<z.ZodType>, "atLeast">) =>
  found.length < atLeast
    ? [`a página não vive sem pelo menos ${atLeast} arquivo; há ${found.length}`]
    : [];
