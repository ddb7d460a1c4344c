import { getAllArticles, getArticles, getTags } from "@/lib/content/articles";
import { getSheets } from "@/lib/content/collections/sheets";
import { symptomFiles } from "@/lib/content/collections/symptoms";
import { getLessons } from "@/lib/content/education";
import { getPagePaths } from "@/lib/content/pages";
import { getAllReleases, getReleases } from "@/lib/content/press";
import { getSymptoms } from "@/lib/content/symptoms";
import { getWorks } from "@/lib/content/works";
import { hasPublicFile } from "@/lib/drawings/public-files";
import {
  articlePath,
  CONTEST_RELEASE,
  handoutPath,
  machinePaths,
  paths,
  PRESS_ARCHIVE,
  releasePath,
  releaseTextPath,
  sheetPath,
  symptomPath,
  tagPath,
  WORKS_PATH,
} from "@/lib/paths";

/** Addresses that the code has, whatever the content is. */
const FIXED: ReadonlySet<string> = new Set<string>([
  ...Object.values(paths),
  ...Object.values(machinePaths),
  PRESS_ARCHIVE,
]);

/** Addresses that the content decides, without those of episodes, by how they begin. */
const FAMILIES: readonly [start: string, addresses: () => string[]][] = [
  [tagPath(""), () => getTags().map(({ tag }) => tagPath(tag))],
  [
    articlePath(""),
    () => getArticles().flatMap(({ slug, aliases }) => [slug, ...aliases].map(articlePath)),
  ],
  [WORKS_PATH, () => [WORKS_PATH, ...getWorks().map(({ path }) => path)]],
  [symptomPath(""), () => getSymptoms().map(({ path }) => path)],
  [sheetPath(""), () => getSheets().map(({ slug }) => sheetPath(slug))],
  [handoutPath(""), () => getLessons().map(({ slug }) => handoutPath(slug))],
  [
    releasePath(""),
    () => getReleases().flatMap(({ name }) => [releasePath(name), releaseTextPath(name)]),
  ],
  [releaseTextPath(CONTEST_RELEASE), () => [releaseTextPath(CONTEST_RELEASE)]],
  ["/", getPagePaths],
];

/** Texts that have an address on the site as soon as they are published. */
const heldBack = () => [
  ...getAllArticles().map(({ slug }) => articlePath(slug)),
  ...getAllReleases().map(({ name }) => releasePath(name)),
  ...symptomFiles.read().map(({ slug }) => symptomPath(slug)),
];

/** Whose pages come from YouTube and are not known before the build. */
const EPISODES = `${paths.podcast}/`;

const pathOf = (link: string) => link.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "") || paths.home;

/**
 * Why a link leads to nothing, as the end of a sentence in Portuguese; undefined for a link that is
 * right. Reads of the content what the links need that it is asked about, and that once.
 */
export function createLinkChecker(): (link: string) => string | undefined {
  const read = new Map<() => string[], ReadonlySet<string>>();
  const setOf = (addresses: () => string[]): ReadonlySet<string> => {
    const known = read.get(addresses) ?? new Set(addresses());
    read.set(addresses, known);
    return known;
  };
  return (link) => {
    if (!/^\/(?!\/)/.test(link)) return undefined;
    const path = pathOf(link);
    if (FIXED.has(path) || path.startsWith(EPISODES)) return undefined;
    const [, addresses] = FAMILIES.find(([start]) => path.startsWith(start))!;
    if (setOf(addresses).has(path) || hasPublicFile(path)) return undefined;
    return setOf(heldBack).has(path)
      ? "leva a um texto que ainda não está no site"
      : "não leva a nenhuma página do site";
  };
}
