import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import { parse as parseYaml } from "yaml";

/** A file of content/ as it is written. */
export type ContentFile = { file: string; data: unknown; body: string };

/** Every MDX file of content/, whatever its collection. A file whose front-matter is no YAML comes without data. */
export function readContentFiles(root = "content"): ContentFile[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mdx"))
    .sort()
    .map((name) => {
      const file = path.join(root, name);
      const source = readFileSync(file, "utf8");
      try {
        const engines = { yaml: (text: string) => parseYaml(text) as object };
        const { data, content } = matter(source, { engines });
        return { file, data, body: content };
      } catch {
        return { file, data: {}, body: source };
      }
    });
}

/** Every text in a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
