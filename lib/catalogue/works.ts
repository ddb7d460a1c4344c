import type { Entry, Kind } from "@/lib/catalogue/entry";
import { pageImage } from "@/lib/catalogue/pages";
import { monthAndYear } from "@/lib/content/dates";
import { getWorks, type Work, WORKS_INDEX } from "@/lib/content/works";
import { plainText } from "@/lib/format/plain-text";
import { paths, WORKS_PATH } from "@/lib/paths";
import { photographPath } from "@/lib/photographs/variants";

/** The finished works and, before them, the page that lists them. */
export const works: Kind = {
  list: { id: "obras", title: "Obras feitas" },
  entries: () => {
    const all = getWorks();
    return all.length === 0 ? [] : [indexOf(all), ...all.map(entryOf)];
  },
  /** Content may lead there before the first work. */
  otherPaths: () => [WORKS_PATH],
};

const indexOf = (all: readonly Work[]): Entry => ({
  path: WORKS_INDEX.path,
  title: WORKS_INDEX.title,
  description: "Todas, por serviço.",
  indexed: true,
  image: () => ({
    ...pageImage(paths.services),
    title: WORKS_INDEX.title,
    notes: [`${all.length} obras`],
    picture: all[0]?.after,
  }),
  search: undefined,
});

const entryOf = ({ path, title, description, before, after, ...work }: Work): Entry => ({
  path,
  title,
  description,
  indexed: true,
  image: () => ({
    title,
    label: "Obra feita",
    notes: [work.place, monthAndYear(`${work.month}-01`)],
    drawing: pageImage(paths.services).drawing,
    picture: after,
  }),
  search: () => ({
    kind: "work",
    title,
    texts: [description, plainText(work.body.text), work.testimonial?.quote],
    keywords: work.keywords,
    qualifiers: ["obra feita antes e depois foto", work.service?.name ?? ""],
  }),
  photographs: () => [after, ...(before ? [before] : [])].map(({ src }) => photographPath(src)),
});
