import type { Kind } from "@/lib/catalogue/entry";
import { getLessons } from "@/lib/content/education";
import { getPage } from "@/lib/content/pages";
import { plainText } from "@/lib/format/plain-text";
import { drawingPath, handoutPath, pageName, paths } from "@/lib/paths";

/** The lessons on paper. */
export const handouts: Kind = {
  list: { id: "apostilas", title: "Apostilas" },
  entries: () =>
    getLessons().map(({ slug, title, summary, ...lesson }) => ({
      path: handoutPath(slug),
      title,
      description: summary,
      indexed: true,
      image: () => ({
        title,
        label: getPage(pageName(paths.womenInMaintenance)).heading,
        notes: [`Aula ${lesson.order}`, `${lesson.minutes} min`],
        drawing: drawingPath(lesson.art),
      }),
      search: () => ({
        kind: "handout",
        title: `Apostila: ${title}`,
        texts: [
          summary,
          ...lesson.materials,
          ...lesson.tools,
          ...lesson.safety,
          plainText(lesson.body.text),
        ],
        keywords: lesson.keywords,
      }),
    })),
};
