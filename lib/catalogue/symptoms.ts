import type { Kind } from "@/lib/catalogue/entry";
import { symptomFiles } from "@/lib/content/collections/symptoms";
import { getSymptoms } from "@/lib/content/symptoms";
import { plainText } from "@/lib/format/plain-text";
import { drawingPath, symptomPath } from "@/lib/paths";

export const symptoms: Kind = {
  list: { id: "problemas", title: "Problemas" },
  entries: () =>
    getSymptoms().map(({ path, title, description, date, updated = date, ...symptom }) => ({
      path,
      title,
      description,
      updated,
      indexed: true,
      image: () => ({
        title,
        label: "O que está acontecendo?",
        notes: [],
        drawing: drawingPath(symptom.art),
      }),
      search: () => ({
        kind: "symptom",
        title,
        texts: [
          description,
          ...symptom.now,
          ...symptom.avoid,
          plainText(symptom.body.text),
          symptom.whose,
        ],
        keywords: symptom.keywords,
      }),
    })),
  heldBack: () =>
    symptomFiles.read().map(({ slug, body }) => ({ path: symptomPath(slug), file: body.file })),
};
