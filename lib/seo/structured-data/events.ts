import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import type {
  Course as CourseData,
  CourseInstance,
  Event,
  ItemList,
  LearningResource,
} from "schema-dts";
import { type Course, totalMinutes, type Lesson } from "@/lib/content/education";
import { getPage, type PageContent } from "@/lib/content/pages";
import { contestEnds } from "@/lib/content/press";
import type { Contest } from "@/lib/content/collections/pages";
import { handoutPath, paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";
import { ownContestSite } from "@/lib/site";
import { listItems } from "@/lib/seo/structured-data/breadcrumbs";
import { companyReference } from "@/lib/seo/structured-data/company";
import { shareImageData } from "@/lib/seo/structured-data/images";

export const agendaCourseData = (course: Course): CourseData => ({
  "@type": "Course",
  name: course.name,
  description:
    course.demonstration.length > 0
      ? `${course.name}, ${course.date}, ${course.location}.`
      : course.description,
  url: absoluteUrl(paths.education),
  inLanguage: "pt-BR",
  provider: companyReference,
  hasCourseInstance: {
    "@type": "CourseInstance",
    name: course.name,
    courseMode: "Onsite",
    startDate: course.start,
    endDate: course.end,
    courseSchedule: {
      "@type": "Schedule",
      startDate: course.start,
      endDate: course.end,
      repeatFrequency: "P1D",
      repeatCount: differenceInCalendarDays(course.end, course.start) + 1,
    },
    location: { "@type": "Place", name: course.location, address: course.location },
    description: course.status,
    ...eventStatus(course.previousStart),
  } satisfies CourseInstance,
});

const ONLINE_COURSE_ID = absoluteUrl(`${paths.womenInMaintenance}#curso`);

export const onlineCourseData = (page: PageContent, lessons: Lesson[]): CourseData => ({
  "@type": "Course",
  "@id": ONLINE_COURSE_ID,
  name: page.heading,
  description: page.description,
  url: absoluteUrl(paths.womenInMaintenance),
  image: shareImageData(paths.womenInMaintenance, page.heading),
  inLanguage: "pt-BR",
  provider: companyReference,
  hasCourseInstance: {
    "@type": "CourseInstance",
    courseMode: "Online",
    courseWorkload: isoDuration(totalMinutes(lessons)),
  },
  syllabusSections: lessons.map((lesson) => ({
    "@type": "Syllabus",
    position: lesson.order,
    name: lesson.title,
    description: lesson.summary,
    timeRequired: isoDuration(lesson.minutes),
    url: absoluteUrl(handoutPath(lesson.slug)),
  })),
});

export const courseListData = (courses: Course[]): ItemList => ({
  "@type": "ItemList",
  itemListElement: listItems([
    { title: getPage("mulheres-na-manutencao").heading, path: paths.womenInMaintenance },
    ...courses.map(({ name }) => ({ title: name, path: paths.education })),
  ]),
});

export const handoutData = (lesson: Lesson): LearningResource => ({
  "@type": "LearningResource",
  name: lesson.title,
  description: lesson.summary,
  url: absoluteUrl(handoutPath(lesson.slug)),
  inLanguage: "pt-BR",
  learningResourceType: "Apostila",
  teaches: lesson.area.title,
  timeRequired: isoDuration(lesson.minutes),
  isAccessibleForFree: true,
  provider: companyReference,
  isPartOf: {
    "@type": "CreativeWork",
    "@id": ONLINE_COURSE_ID,
    name: getPage("mulheres-na-manutencao").heading,
  },
});

const isoDuration = (minutes: number) => `PT${minutes}M`;

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
