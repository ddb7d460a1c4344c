import type { Event } from "schema-dts";
import type { Contest } from "@/lib/content/press-schemas";
import type { PageContent } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/metadata";
import { ownContestSite } from "@/lib/site";
import { companyReference } from "@/lib/seo/structured-data/company";
import { eventStatus } from "@/lib/seo/structured-data/courses";
import { shareImageData } from "@/lib/seo/structured-data/images";

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
  endDate: contest.phases
    .map(({ to }) => to)
    .sort()
    .at(-1),
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
