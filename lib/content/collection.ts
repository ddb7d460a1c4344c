import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { explainIssue, forEditors } from "@/lib/content/explain-issue";
import { controlProblem } from "@/lib/content/front-matter.mjs";
import {
  type Entry,
  type Names,
  readCollection,
  readEntry,
  type Rules,
  strangeEntries,
} from "@/lib/content/read-folder";
import { contentName, contentRoot } from "@/lib/content-root.mjs";
import { memoize } from "@/lib/memoize.mjs";

/** Errors in files of content/. The message has one line for each problem, with its file. */
export class ContentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`content/ tem erros:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "ContentError";
  }
}

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
  const readAll = () => {
    const files = Object.entries(schemas).map(([name, schema]) => {
      const file = path.join(/* turbopackIgnore: true */ contentRoot(), folder, `${name}.mdx`);
      if (existsSync(file)) return readEntry(file, schema);
      return { problems: [`${contentName(file)}: o arquivo não existe`] };
    });
    const strange = strangeEntries(folder, (name) =>
      Object.hasOwn(schemas, path.basename(name, ".mdx")),
    );
    return {
      entries: files.flatMap(({ entry }) => entry ?? []),
      problems: [...strange, ...files.flatMap(({ problems }) => problems)],
    };
  };
  const read = memoize(`collection ${folder}`, () => {
    const { entries, problems } = readAll();
    assertNone(problems);
    return Object.fromEntries(entries.map((entry) => [entry.slug, entry])) as Entries<Schemas>;
  });
  definitions.set(folder, {
    folder,
    title,
    files: schemas,
    read: () => Object.values(read()),
    problems: () => readAll().problems,
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
