import type { Kind } from "@/lib/catalogue/entry";
import { pageImage } from "@/lib/catalogue/pages";
import { getSheets, sheetFiles } from "@/lib/content/collections/sheets";
import { plainText } from "@/lib/format/plain-text";
import { paths, sheetPath } from "@/lib/paths";

export const sheets: Kind = {
  list: { id: "folhas", title: "Folhas para imprimir" },
  entries: () =>
    getSheets().map(({ slug, title, heading, description, updated, body, keywords }) => ({
      path: sheetPath(slug),
      title,
      description,
      updated,
      indexed: true,
      image: () => ({
        ...pageImage(paths.sheets),
        title,
        notes: ["Para preencher", "e imprimir"],
      }),
      search: () => ({
        kind: "sheet",
        title,
        texts: [description, heading, plainText(body.text)],
        keywords,
      }),
    })),
  heldBack: () =>
    sheetFiles.read().map(({ slug, body }) => ({ path: sheetPath(slug), file: body.file })),
};
