import type { Kind } from "@/lib/catalogue/entry";
import { pageImage } from "@/lib/catalogue/pages";
import { shortDate } from "@/lib/content/dates";
import { getAllReleases, getReleases } from "@/lib/content/press";
import { plainText } from "@/lib/format/plain-text";
import { CONTEST_RELEASE, paths, releasePath, releaseTextPath } from "@/lib/paths";

/** The releases below the newsroom; that of the contest is one of the pages. */
export const releases: Kind = {
  list: { id: "releases", title: "Releases" },
  entries: () =>
    getReleases().map(({ name, title, lead, description, city, ...release }) => {
      const date = release.isDateInvented ? undefined : release.date;
      return {
        path: releasePath(name),
        title,
        description,
        updated: date,
        indexed: true,
        image: () => ({
          title,
          label: "Release para a imprensa",
          notes: date ? [city, shortDate(date)] : [city],
          drawing: pageImage(paths.pressRoom).drawing,
          picture: release.picture,
        }),
        search: () => ({
          kind: "press",
          title,
          texts: [lead, description, plainText(release.body.text)],
          keywords: release.keywords,
        }),
      };
    }),
  otherPaths: () =>
    [CONTEST_RELEASE, ...getReleases().map(({ name }) => name)].map(releaseTextPath),
  heldBack: () =>
    getAllReleases().map(({ name, body }) => ({ path: releasePath(name), file: body.file })),
};
