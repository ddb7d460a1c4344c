import { type Contest, pageFiles } from "@/lib/content/collections/pages";
import { releaseFiles } from "@/lib/content/collections/releases";
import { longDate } from "@/lib/content/dates";
import { getPage } from "@/lib/content/pages";
import type { Picture } from "@/lib/content/picture-fields";
import { isPublished, showsUnpublished } from "@/lib/content/publication.mjs";
import { CONTEST_RELEASE, pageName, paths } from "@/lib/paths";

export const getMediaKit = () => pageFiles.read()["media-kit"];
export type MediaKit = ReturnType<typeof getMediaKit>;

export function contestEnds({ phases }: Pick<Contest, "phases">) {
  const days = phases.map(({ to }) => to).sort();
  return { entries: days[0] ?? "", result: days.at(-1) ?? "" };
}

export type ListedRelease = {
  name: string;
  title: string;
  lead: string;
  city: string;
  date: string;
  isDateInvented: boolean;
  lastDay?: string | undefined;
  picture?: Picture | undefined;
  /** Why it is not public; only previews show such releases. */
  hold?: string | undefined;
};

type ReleaseFile = ReturnType<typeof releaseFiles.read>[number];
type PlainRelease = Extract<ReleaseFile, { kind: "release" }>;
type ContestReleaseFile = Extract<ReleaseFile, { kind: "concurso" }>;
export type ContestRelease = ContestReleaseFile & {
  /** What files for programs may repeat: without invented fields. */
  confirmed: Partial<Pick<ContestReleaseFile, "date" | "quote">>;
  lastDay: string;
};

export function getContestRelease(): ContestRelease {
  const [release] = releaseFiles.read().filter((one) => one.kind === "concurso");
  const { date, quote, demonstration: invented, schedule } = release!;
  const confirmed = {
    ...(!invented.includes("date") && { date }),
    ...(!invented.includes("quote") && { quote }),
  };
  const [lastDay = date] = schedule
    .flatMap(({ to }) => to ?? [])
    .sort()
    .reverse();
  return { ...release!, confirmed, lastDay };
}

/** The contest's release as the newsroom lists it; heading and lead are those of its page. */
export function listedContestRelease(): ListedRelease {
  const { heading: title, lead } = getPage(pageName(paths.pressRelease));
  const { city, date, lastDay, demonstration } = getContestRelease();
  const isDateInvented = demonstration.includes("date");
  return { name: CONTEST_RELEASE, title, lead, city, date, isDateInvented, lastDay };
}

export const getAllReleases = () =>
  releaseFiles
    .read()
    .filter((release) => release.kind === "release")
    .map(({ slug: name, title: searchTitle, headline: title, demonstration, ...rest }) => {
      const isDateInvented = demonstration.includes("date");
      const hold = isPublished(rest) ? undefined : holdText(rest);
      return { ...rest, name, title, searchTitle, isDateInvented, hold };
    });

const holdText = ({ draft, date, embargo }: Pick<PlainRelease, "draft" | "date" | "embargo">) =>
  draft
    ? "Rascunho: não divulgar"
    : `Embargo até ${longDate(date)}${embargo ? `, às ${embargo.replace(":", "h")}` : ""}`;

/** The public releases that have a page under the newsroom; previews show the others, too. */
export const getReleases = () =>
  getAllReleases().filter(({ hold }) => hold === undefined || showsUnpublished());
export type Release = ReturnType<typeof getReleases>[number];

export const listReleases = (): ListedRelease[] =>
  [listedContestRelease(), ...getReleases()].sort((a, b) => b.date.localeCompare(a.date));
