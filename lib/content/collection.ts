import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { explainIssue, forEditors } from "@/lib/content/explain-issue";
import { controlProblem } from "@/lib/content/front-matter";
import {
  type Entry,
  type Names,
  readCollection,
  readEntry,
  type Rules,
  strangeEntries,
} from "@/lib/content/read-folder";
import { contentName, contentRoot } from "@/lib/content-root.mjs";
import { memoize } from "@/lib/memoize";

/** Errors in files of content/. The message has one line for each problem, with its file. */
export class ContentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`content/ tem erros:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "ContentError";
  }
}

/**
 * What every collection has, whichever of `schema` (one for all files of a folder), `files` (one for
 * each file, by name) and `data` (one file in JSON) it is described by.
 */
export type Collection = {
  /** The name of the folder in content/, or of the file. */
  folder: string;
  title: string;
  singular?: string;
  schema?: z.ZodType;
  files?: Readonly<Record<string, z.ZodType>>;
  data?: z.ZodType;
  names?: Names | undefined;
  order?: boolean | undefined;
  /** Its texts. @throws ContentError */
  entries: () => Entry<unknown>[];
  /** What stops a build, and what does not; each a line with its file. */
  problems: () => string[];
  warnings: () => string[];
};

function assertNone(problems: readonly string[]) {
  if (problems.length > 0) throw new ContentError(problems);
}

/** A folder of texts. `read` gives its entries by `order` or file name, and throws ContentError. */
export function defineCollection<Schema extends z.ZodType>(folder: string, rules: Rules<Schema>) {
  const { title, singular, schema, names, order } = rules;
  const read = memoize(`collection ${folder}`, () => {
    const { entries, problems } = readCollection(folder, rules);
    assertNone(problems);
    return entries;
  });
  const problems = () => readCollection(folder, rules).problems;
  const warnings = () => readCollection(folder, rules).warnings;
  return { folder, title, singular, schema, names, order, read, entries: read, problems, warnings };
}

type Entries<Schemas extends Readonly<Record<string, z.ZodType>>> = {
  [Name in keyof Schemas]: Entry<z.infer<Schemas[Name]>>;
};

/**
 * A folder with one file for each schema. `read` gives the entries by the names of their files, and
 * throws ContentError.
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
  return {
    folder,
    title,
    files: schemas,
    read,
    entries: () => Object.values(read()),
    problems: () => readAll().problems,
    warnings: () => [],
  };
}

/**
 * A file of content/ in JSON, which code can import, too. `read` gives its data, and throws
 * ContentError.
 */
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
  return {
    folder: name,
    title,
    data: schema,
    read,
    entries: () => [],
    problems: () => parse().problems,
    warnings: () => [],
  };
}

/** A text between empty quotes is a value that nobody has given yet. */
const readData = (file: string): unknown =>
  JSON.parse(readFileSync(file, "utf8"), (_key, value: unknown) => {
    const control = controlProblem(String(value));
    if (control) throw new Error(control);
    return value === "" ? null : value;
  });
