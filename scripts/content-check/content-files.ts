import { readdirSync } from "node:fs";
import path from "node:path";
import { readContentFile, type MdxBody } from "@/lib/content/front-matter.mjs";

/** A file of content/ before validation. */
export type ContentFile = { data: unknown; body: MdxBody };

/**
 * Every MDX file of content/, in all collections.
 * @throws Error when front-matter is not valid YAML; collectionErrors() reports that first
 */
export function readContentFiles(root = "content"): ContentFile[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mdx"))
    .sort()
    .map((name) => readContentFile(path.join(root, name)));
}

/** All strings in a value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
