import { memoize } from "@/lib/cache/memoize";
import { upcomingEvents } from "@/lib/calendar/calendar-events";
import { archiveSegments, getArchivePages } from "@/lib/content/archive";
import { getAllArticles, getArticles, getTags } from "@/lib/content/articles";
import { getLessons } from "@/lib/content/education";
import { getPagePaths } from "@/lib/content/pages";
import { getAllReleases, getReleases } from "@/lib/content/press";
import { hasPublicFile } from "@/lib/drawings/public-svg";
import {
  articleMarkdownPath,
  articlePath,
  archivePath,
  calendarPath,
  CONTEST_RELEASE,
  handoutPath,
  machinePaths,
  paths,
  pressPaths,
  releasePath,
  releaseTextPath,
  tagFeedPath,
  tagPath,
} from "@/lib/paths";

/** Addresses of this site that the content decides, without those of episodes. */
function siteAddresses(): ReadonlySet<string> {
  const releases = [CONTEST_RELEASE, ...getReleases().map(({ name }) => name)];
  return new Set<string>([
    ...getPagePaths(),
    ...getArticles().flatMap(({ slug, aliases }) => [
      articleMarkdownPath(slug),
      ...[slug, ...aliases].map(articlePath),
    ]),
    ...getTags().flatMap(({ tag }) => [tagPath(tag), tagFeedPath(tag)]),
    ...getArchivePages().map((page) => archivePath(archiveSegments(page).join("/"))),
    ...getLessons().map(({ slug }) => handoutPath(slug)),
    ...releases.flatMap((name) => [releasePath(name), releaseTextPath(name)]),
    ...upcomingEvents().map(({ slug }) => calendarPath(slug)),
    ...Object.values(machinePaths),
    ...Object.values(pressPaths),
  ]);
}

/** Texts that have an address on the site as soon as they are published. */
const heldBack = (): ReadonlySet<string> =>
  new Set([
    ...getAllArticles().map(({ slug }) => articlePath(slug)),
    ...getAllReleases().map(({ name }) => releasePath(name)),
  ]);

/** Whose pages come from YouTube and are not known before the build. */
const EPISODES = `${paths.podcast}/`;

const pathOf = (link: string) => link.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "") || paths.home;

/**
 * Judges links: why one leads to nothing, as the end of a sentence in Portuguese, or undefined. Reads
 * the content once, for all links that it is asked about.
 */
export const linkJudge = memoize("link-judge", () => {
  const known = siteAddresses();
  const held = heldBack();
  return (link: string): string | undefined => {
    if (!/^\/(?!\/)/.test(link)) return undefined;
    const path = pathOf(link);
    if (known.has(path) || path.startsWith(EPISODES) || hasPublicFile(path)) return undefined;
    return held.has(path)
      ? "leva a um texto que ainda não está no site"
      : "não leva a nenhuma página do site";
  };
});

/** The link itself, or the nearest page above one that leads to nothing: /blog for /blog/apagado. */
export function livingLink(link: string, deadLinkReason = linkJudge()): string {
  if (!deadLinkReason(link)) return link;
  const path = pathOf(link);
  return livingLink(path.slice(0, path.lastIndexOf("/")) || paths.home, deadLinkReason);
}
