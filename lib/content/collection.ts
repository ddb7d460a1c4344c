import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { memoize } from "@/lib/cache/memoize";
import { readContentFile, type MdxBody } from "@/lib/content/front-matter.mjs";

/** Errors in files of content/. The message has one line for each problem, with its file. */
export class ContentError extends Error {
  /** @param problems one line each: file, field, and what was expected */
  constructor(readonly problems: readonly string[]) {
    super(`content/ is not valid:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "ContentError";
  }
}

/** A file of a collection: its name without extension, validated front-matter, and MDX text. */
export type Entry<Data> = Data & { slug: string; body: MdxBody };

type Rules<Data> = {
  /** What the names of the files must be, without ending. */
  names?: { pattern: RegExp; expected: string };
  /** The names of the files, where code knows them. */
  files?: readonly string[];
  /** Front-matter has `order`, which must be 1, 2, 3 … without gaps, up to a number of §9. */
  order?: "any number" | number | { atLeast: number };
  /** What is wrong between the fields and files: lines that begin with a field. */
  check?: (entries: Entry<Data>[]) => string[];
  root?: string;
};

type Collection<Schema extends z.ZodType> = {
  /** The entries by `order` or file name; memoized in production. @throws ContentError */
  (): Entry<z.infer<Schema>>[];
  folder: string;
  schema: Schema;
};

const SLUGS = {
  pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  expected: "lower-case words joined by hyphens",
};

/** A folder of content/ as it was defined, without the types of its entries. */
export type Definition = Pick<Rules<unknown>, "names" | "files" | "order"> & {
  folder: string;
  schema: z.ZodType;
  problems: () => string[];
};

const definitions = new Map<string, Definition>();

/** Everything that is wrong in content/, in all files at once. */
export const contentProblems = (): string[] =>
  collectionDefinitions().flatMap(({ problems }) => problems());

/** Every folder of content/ that is defined. */
export const collectionDefinitions = (): Definition[] => [...definitions.values()];

/**
 * Defines a folder of content/ whose MDX files have front-matter of one schema.
 * @returns a function that reads the collection; what it throws names the problems of all
 *   collections, so that an editor sees them at once
 */
export function defineCollection<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  rules: Rules<z.infer<Schema>> = {},
): Collection<Schema> {
  const { root = path.join(process.cwd(), "content") } = rules;
  // The server does not need content/ at run time: Next must not trace the whole project for it.
  const directory = path.join(/* turbopackIgnore: true */ root, folder);
  const load = () => readCollection(directory, schema, rules);
  const { names, files, order } = rules;
  definitions.set(folder, { folder, schema, names, files, order, problems: () => load().problems });
  const read = memoize(`collection ${root}/${folder}`, () => {
    const { entries, problems } = load();
    if (problems.length > 0) throw new ContentError(contentProblems());
    return entries;
  });
  return Object.assign(read, { folder, schema });
}

/** Defines a folder, or content/ itself, with one file. */
export function defineFile<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
  rules: Rules<z.infer<Schema>> = {},
) {
  const read = defineCollection(folder, schema, { ...rules, files: [name] });
  return () => read()[0]!;
}

function readCollection<Schema extends z.ZodType>(
  directory: string,
  schema: Schema,
  rules: Rules<z.infer<Schema>>,
) {
  const folder = path.relative(process.cwd(), directory);
  const files = (existsSync(directory) ? readdirSync(directory) : [])
    .filter((file) => file.endsWith(".mdx"))
    .sort();
  const results = files.map((file) =>
    readEntry(path.join(/* turbopackIgnore: true */ folder, file), schema, rules),
  );
  const entries = results.flatMap(({ entry }) => entry ?? []);
  const problems = results.flatMap(({ problems }) => problems);
  if (problems.length > 0) return { entries, problems };
  const place = files.length === 1 ? path.join(folder, files[0]!) : folder;
  const between = [
    ...fileProblems(files, rules),
    ...orderProblems(entries, rules.order),
    ...(rules.check?.(entries) ?? []),
  ];
  if (rules.order) entries.sort((a, b) => orderOf(a) - orderOf(b));
  return { entries, problems: between.map((problem) => `${place}: ${problem}`) };
}

type Read<Data> = { entry?: Entry<Data>; problems: string[] };

function readEntry<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  { names: { pattern, expected } = SLUGS }: Rules<z.infer<Schema>>,
): Read<z.infer<Schema>> {
  const slug = path.basename(file, ".mdx");
  if (!pattern.test(slug)) return { problems: [`${file}: the file name must be ${expected}`] };
  try {
    const { data, body } = readContentFile(file);
    const parsed = schema.safeParse(data, { reportInput: true });
    if (parsed.success) {
      return { entry: Object.assign({}, parsed.data, { slug, body }), problems: [] };
    }
    return { problems: parsed.error.issues.map((issue) => `${file}: ${explainIssue(issue)}`) };
  } catch (error) {
    return { problems: [(error as Error).message] };
  }
}

function fileProblems(found: string[], { files }: Pick<Rules<unknown>, "files">): string[] {
  const expected = files?.map((name) => `${name}.mdx`).sort();
  if (!expected || expected.join() === found.join()) return [];
  return [`expected exactly ${expected.join(", ")}, found ${found.join(", ") || "no file"}`];
}

const orderOf = (entry: unknown): number => (entry as { order: number }).order;

function orderProblems(entries: unknown[], order: Rules<unknown>["order"]): string[] {
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
    : [`order: ${count} files numbered ${expected} are expected, found ${found || "none"}`];
}

/** A zod issue as one line: field, problem, and the allowed values of an enum. */
export function explainIssue(issue: z.core.$ZodIssue): string {
  const field = issue.path.join(".") || "front-matter";
  if (issue.code === "invalid_value") {
    const allowed = issue.values.map((value) => `"${String(value)}"`).join(", ");
    return `${field}: got "${String(issue.input)}", allowed are ${allowed}`;
  }
  if (issue.code === "unrecognized_keys") {
    return `${field}: unknown field ${issue.keys.map((key) => `"${key}"`).join(", ")}`;
  }
  return `${field}: ${issue.message}`;
}
