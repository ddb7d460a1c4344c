"use client";

import { useHydrated } from "@/components/ui/use-hydrated";
import { relativeDate } from "@/lib/podcast/relative-date";

/** dd/mm/yyyy. */
export const publicationDay = (publishedAt: string) =>
  publishedAt.slice(0, 10).split("-").reverse().join("/");

/**
 * Publication date of an episode as relative time (§9.3). The static HTML has the date instead,
 * because a relative time from the build would be outdated.
 */
export function EpisodeDate({ publishedAt }: { publishedAt: string }) {
  const hydrated = useHydrated();
  const day = publicationDay(publishedAt);
  return (
    <time dateTime={publishedAt} title={day}>
      {hydrated ? relativeDate(publishedAt, new Date()) : day}
    </time>
  );
}
