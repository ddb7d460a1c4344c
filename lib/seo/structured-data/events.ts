import type { EducationEvent, Event } from "schema-dts";
import type { Course } from "@/lib/content/education";
import type { PageContent } from "@/lib/content/pages";
import { contestEnds } from "@/lib/content/press";
import type { Contest } from "@/lib/content/collections/pages";
import { paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";
import { ownContestSite } from "@/lib/site";
import { companyReference } from "@/lib/seo/structured-data/company";
import { shareImageData } from "@/lib/seo/structured-data/images";

/** A course of the agenda is what search engines list as an event. */
export const agendaEventData = (course: Course): EducationEvent => ({
  "@type": "EducationEvent",
  name: course.name,
  description:
    course.demonstration.length > 0
      ? `${course.name}, ${course.date}, ${course.location}.`
      : course.description,
  url: absoluteUrl(paths.education),
  image: shareImageData(paths.education, course.name),
  startDate: course.start,
  endDate: course.end,
  eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
  location: { "@type": "Place", name: course.location, address: course.location },
  organizer: companyReference,
  ...eventStatus(course.previousStart),
});

/** schema.org has no status for an event that is over: `endDate` says it. */
const eventStatus = (previousStartDate?: string) => ({
  eventStatus:
    `https://schema.org/Event${previousStartDate ? "Rescheduled" : "Scheduled"}` as const,
  previousStartDate,
});

const onlineEvent = {
  eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
  location: { "@type": "VirtualLocation", url: ownContestSite ?? absoluteUrl(paths.photoContest) },
  organizer: companyReference,
} as const;

export const contestData = (page: PageContent, contest: Contest): Event => ({
  "@type": "Event",
  name: page.heading,
  description: page.description,
  url: absoluteUrl(paths.photoContest),
  image: shareImageData(paths.photoContest, page.heading),
  startDate: contest.phases.map(({ from }) => from).sort()[0],
  endDate: contestEnds(contest).result,
  ...onlineEvent,
  ...eventStatus(contest.phases[0]?.previousFrom),
  subEvent: contest.phases.map(({ name, text, from, to, previousFrom }) => ({
    "@type": "Event",
    name: `${page.heading}: ${name}`,
    description: text,
    startDate: from,
    endDate: to,
    ...onlineEvent,
    ...eventStatus(previousFrom),
  })),
});
