import path from "node:path";
import { contentRoot, entriesIn, textNames } from "@/lib/content-root.mjs";
import { isPublished } from "@/lib/content/publication.mjs";
import { readContentFile, UnreadableFile, type ContentFile } from "@/lib/content/front-matter";

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

/** Whether a text waits for its day. The contest's release never does. */
export const isHidden = ({ body, data }: ContentFile) =>
  /^content\/(articles|press-releases)\//.test(body.file) &&
  data.kind !== "concurso" &&
  !isPublished(data);
