import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import { parse as parseYaml } from "yaml";
import type { z } from "zod";
import { ContentError, explainIssue } from "@/lib/content/content-error";
import { memoize } from "@/lib/cache/memoize";

/** One file of a collection: its name without the ending, its checked front-matter, and its MDX text. */
export type Entry<Data> = { slug: string; data: Data; body: string };

const CONTENT_ROOT = path.join(process.cwd(), "content");
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Describes a folder of content/ whose MDX files all have front-matter of one shape.
 * @returns a function that reads the whole collection, sorted by file name. In production the result is kept.
 * @throws ContentError naming the file, the field and what was expected
 */
export function defineCollection<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  root: string = CONTENT_ROOT,
) {
  return memoize(`collection ${root}/${folder}`, () => {
    // Pages are prerendered, so that the server needs no file of content/: keep the build from tracing the whole project.
    const directory = path.join(/* turbopackIgnore: true */ root, folder);
    return readdirSync(directory)
      .filter((file) => file.endsWith(".mdx"))
      .sort()
      .map((file) => readEntry(path.join(/* turbopackIgnore: true */ directory, file), schema));
  });
}

function readEntry<Schema extends z.ZodType>(file: string, schema: Schema): Entry<z.infer<Schema>> {
  const name = path.relative(process.cwd(), file);
  const slug = path.basename(file, ".mdx");
  if (!SLUG.test(slug)) {
    throw new ContentError(name, ["the file name must be lower-case words joined by hyphens"]);
  }
  const { data, content } = parseFrontMatter(name, readFileSync(file, "utf8"));
  const parsed = schema.safeParse(data, { reportInput: true });
  if (!parsed.success) throw new ContentError(name, parsed.error.issues.map(explainIssue));
  return { slug, data: parsed.data, body: content };
}

function parseFrontMatter(name: string, source: string) {
  try {
    // YAML 1.2, because gray-matter's own 1.1 turns 2025-02-30 into a Date in March. Any options object also switches off
    // its cache, which would keep a file's first error silent later.
    return matter(source, { engines: { yaml: (text) => parseYaml(text) as object } });
  } catch (error) {
    throw new ContentError(name, [`front-matter is not valid YAML: ${(error as Error).message}`]);
  }
}
