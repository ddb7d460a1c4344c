import { readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { ContentError, explainIssue } from "@/lib/content/content-error";
import { readContentFile, type MdxBody } from "@/lib/content/front-matter.mjs";
import { memoize } from "@/lib/cache/memoize";

/** A file of a collection: its name without extension, validated front-matter, and MDX text. */
export type Entry<Data> = { slug: string; data: Data; body: MdxBody };

const CONTENT_ROOT = path.join(process.cwd(), "content");

/** What the names of the files must be, without ending. */
type FileNames = { pattern: RegExp; expected: string };

const SLUGS: FileNames = {
  pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  expected: "lower-case words joined by hyphens",
};

/**
 * Defines a folder of content/ whose MDX files have front-matter of one schema.
 * @returns a function that reads the collection, sorted by file name; memoized in production
 * @throws ContentError with the file, the field and what was expected
 */
export function defineCollection<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  { root = CONTENT_ROOT, names = SLUGS }: { root?: string; names?: FileNames } = {},
) {
  return memoize(`collection ${root}/${folder}`, () => {
    // The server does not need content/ at run time: Next must not trace the whole project for it.
    const directory = path.join(/* turbopackIgnore: true */ root, folder);
    return readdirSync(directory)
      .filter((file) => file.endsWith(".mdx"))
      .sort()
      .map((file) =>
        readEntry(path.join(/* turbopackIgnore: true */ directory, file), schema, names),
      );
  });
}

function readEntry<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  { pattern, expected }: FileNames,
): Entry<z.infer<Schema>> {
  const name = path.relative(process.cwd(), file);
  const slug = path.basename(file, ".mdx");
  if (!pattern.test(slug)) throw new ContentError(name, [`the file name must be ${expected}`]);
  const { data, body } = parse(name);
  const parsed = schema.safeParse(data, { reportInput: true });
  if (!parsed.success) throw new ContentError(name, parsed.error.issues.map(explainIssue));
  return { slug, data: parsed.data, body };
}

function parse(name: string) {
  try {
    return readContentFile(name);
  } catch (error) {
    throw new ContentError(name, [(error as Error).message]);
  }
}
