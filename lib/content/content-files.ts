import path from "node:path";
import { contentRoot, entriesIn, textNames } from "@/lib/content-root.mjs";
import { isPublished } from "@/lib/content/publication.mjs";
import { waitsForReview } from "@/lib/content/reviewed";
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

type FieldText = { text: string; way: PropertyKey[] };

/** The texts in a value of front-matter, at any depth, with the names and numbers on the way there. */
export function textsIn(value: unknown, way: PropertyKey[] = []): FieldText[] {
  if (typeof value === "string") return [{ text: value, way }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    textsIn(one, [...way, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Whether a text waits for its day, which the contest's release never does, or for its review. */
export function isHidden({ body, data }: ContentFile): boolean {
  const [, folder] = body.file.split("/");
  if (folder === "sheets") return "sources" in data && waitsForReview(data);
  if (folder === "symptoms") return !isPublished(data) || waitsForReview(data);
  const isDated = folder === "articles" || folder === "press-releases";
  return isDated && data.kind !== "concurso" && !isPublished(data);
}
