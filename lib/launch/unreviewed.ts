import { sheetFiles } from "@/lib/content/collections/sheets";
import { symptomFiles } from "@/lib/content/collections/symptoms";
import { isPublished } from "@/lib/content/publication.mjs";

/** The files of what a public build leaves out, because nobody has reviewed it. */
export const unreviewedFiles = (): string[] =>
  [
    ...symptomFiles.read().filter((symptom) => isPublished(symptom)),
    ...sheetFiles.read().filter(({ sources }) => sources.length > 0),
  ]
    .filter(({ reviewed }) => !reviewed)
    .map(({ body }) => body.file);
