import path from "node:path";
import { contentRoot, entriesIn, textNames } from "@/lib/content-root.mjs";
import { readContentFile, UnreadableFile, type ContentFile } from "@/lib/content/front-matter.mjs";

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
