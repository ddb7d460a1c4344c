import { getContest } from "@/lib/content/collections";
import { getCourses } from "@/lib/content/education";
import { getContestRelease } from "@/lib/content/press";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import { paths } from "@/lib/paths";
import { slugOf } from "@/lib/format/slug";

export type CalendarEvent = {
  slug: string;
  title: string;
  text: string;
  location?: string;
  from: string;
  to: string;
  page: string;
};

const CONTEST = "Click na Pintura";

type Step = { name: string; text: string; from?: string | undefined; to?: string | undefined };

export const courseEvent = (slug: string) => `curso-${slug}`;
export const phaseEvent = (name: string) => `concurso-${slugOf(name)}`;
export const stepEvent = (name: string) => `release-${slugOf(name)}`;

/** Courses, phases of the contest and steps of its release that are not over. */
export function upcomingEvents(today = saoPauloDate()): CalendarEvent[] {
  const courses = getCourses().map(({ slug, name, description, location, start, end }) => ({
    slug: courseEvent(slug),
    title: name,
    text: description,
    location,
    from: start,
    to: end,
    page: `${paths.education}#${slug}`,
  }));
  const inContest = (toSlug: (name: string) => string, page: string, steps: readonly Step[]) =>
    steps.flatMap(({ name, text, from, to }) =>
      from && to ? { slug: toSlug(name), title: `${CONTEST}: ${name}`, text, from, to, page } : [],
    );
  return [
    ...courses,
    ...inContest(phaseEvent, paths.photoContest, getContest().phases),
    ...inContest(stepEvent, paths.pressRelease, getContestRelease().schedule),
  ].filter(({ to }) => to >= today);
}
