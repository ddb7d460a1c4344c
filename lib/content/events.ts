import { getContest, pageFiles } from "@/lib/content/collections/pages";
import { releaseFiles } from "@/lib/content/collections/releases";
import { getCourses } from "@/lib/content/education";
import { isOver } from "@/lib/content/dates";
import { CONTEST_RELEASE } from "@/lib/paths";

const isContest = (event: string) => event === CONTEST_RELEASE;

export const isEvent = (event: string): boolean =>
  isContest(event) || getCourses().some(({ slug }) => slug === event);

/**
 * The last day of a course, or of the contest. One that is no longer there is over: the empty text
 * is before every day.
 * @param event the name of its file
 */
export function lastDayOf(event: string): string {
  const ends = isContest(event)
    ? contestDays()
    : getCourses().flatMap(({ slug, end }) => (slug === event ? [end] : []));
  return ends.sort().at(-1) ?? "";
}

/** The contest has two calendars (§4): that of its page, and that of its release. */
const contestDays = () => [
  ...getContest().phases.map(({ to }) => to),
  ...releaseFiles
    .read()
    .flatMap((release) =>
      release.kind === "concurso" ? release.schedule.flatMap(({ to }) => to ?? []) : [],
    ),
];

/**
 * An entry as it reads today: after the end of its event, the texts of `afterEnd` replace its
 * own (docs/decisions.md#over). Pages, cards, feeds, search and files for programs read it like
 * this.
 */
export function asOfToday<T extends { afterEnd?: { event: string } | undefined }>(entry: T): T {
  if (!entry.afterEnd || !isOver(lastDayOf(entry.afterEnd.event))) return entry;
  const { event: _event, ...texts } = entry.afterEnd;
  return { ...entry, ...texts };
}

/** `over`: its event has ended. */
export const getSpecialProjects = () =>
  pageFiles.read().home.specialProjects.map((project) => ({
    ...asOfToday(project),
    over: Boolean(project.afterEnd && isOver(lastDayOf(project.afterEnd.event))),
  }));
export type ListedProject = ReturnType<typeof getSpecialProjects>[number];
