import { readdirSync } from "node:fs";
import path from "node:path";
import { contentRoot } from "@/lib/content-root.mjs";
import { readContentFile, UnreadableFile, type ContentFile } from "@/lib/content/front-matter.mjs";

/** All files that can be read, with the places of their fields, for messages to editors. */
export const contentFiles = (): ContentFile[] =>
  readdirSync(contentRoot(), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mdx"))
    .sort()
    .flatMap((name) => {
      try {
        return readContentFile(path.join(contentRoot(), name));
      } catch (error) {
        // contentProblems() says why.
        if (error instanceof UnreadableFile) return [];
        throw error;
      }
    });
