import type { Dirent } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { explainIssue, forEditors, isMissing } from "@/lib/content/explain-issue";
import { type MdxBody, readContentFile, UnreadableFile } from "@/lib/content/front-matter";
import { contentName, contentRoot, entriesIn, textNames } from "@/lib/content-root.mjs";
import { SLUG, slugOf } from "@/lib/format/slug";

export type Entry<Data> = Data & { slug: string; body: MdxBody };

export type Names = { pattern: RegExp; expected: string };

export type Rules<Schema extends z.ZodType> = {
  title: string;
  /** What one of its entries is called. */
  singular: string;
  schema: Schema;
  names?: Names;
  /** The names of other files that may be in the folder. */
  others?: RegExp;
  /** Front-matter has `order`; entries with the same number are sorted by name. */
  order?: boolean;
  /** The page does not work with fewer files. */
  atLeast?: number;
  /** What is wrong in the fields together: lines that begin with a field. */
  check?: (entries: Entry<z.infer<Schema>>[]) => string[];
  /** What the site resolves by itself between the files: lines that begin with a field. */
  warn?: (entries: Entry<z.infer<Schema>>[]) => string[];
};

const SLUGS: Names = {
  pattern: SLUG,
  expected: "palavras minúsculas sem acento, com hífens",
};

/** What is in a folder of content/, or in content/ itself, and is not read. */
export function strangeEntries(
  folder: string,
  isKnown: (name: string) => boolean,
  folders: readonly string[] = [],
): string[] {
  const directory = path.join(/* turbopackIgnore: true */ contentRoot(), folder);
  return entriesIn(directory)
    .filter((entry) => !(entry.isFile() && isKnown(entry.name)) && !folders.includes(entry.name))
    .map((entry) => `${contentName(path.join(directory, entry.name))}: ${strangeProblem(entry)}`);
}

export function readCollection<Schema extends z.ZodType>(name: string, rules: Rules<Schema>) {
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

export function readEntry<Schema extends z.ZodType>(
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
