import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { contentRoot } from "@/lib/content-root.mjs";
import { readContentFile, UnreadableFile, type ContentFile } from "@/lib/content/front-matter.mjs";

/** What systems and programs leave in a folder. */
const JUNK = /^(\.|~\$)|^(Thumbs\.db|desktop\.ini|Icon\r|README\.md|__MACOSX)$|:Zone\.Identifier$/i;

/** What is in a folder of content/, by name, without what systems leave there. */
export const entriesIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter(({ name }) => !JUNK.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** The texts of a folder. Links to other places and folders are none. */
export const textNames = (folder: string): string[] =>
  entriesIn(folder)
    .filter((entry) => entry.isFile() && entry.name.endsWith(".mdx"))
    .map(({ name }) => name);

/** All texts that can be read. */
export const contentFiles = (): ContentFile[] =>
  entriesIn(contentRoot())
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const folder = path.join(/* turbopackIgnore: true */ contentRoot(), name);
      return textNames(folder).map((text) => path.join(/* turbopackIgnore: true */ folder, text));
    })
    .flatMap((file) => {
      try {
        return readContentFile(file);
      } catch (error) {
        // contentProblems() says why.
        if (error instanceof UnreadableFile) return [];
        throw error;
      }
    });
