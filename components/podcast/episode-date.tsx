"use client";

import { useHydrated } from "@/components/ui/use-hydrated";
import { relativeDate } from "@/lib/podcast/relative-date";

/**
 * Publication date of an episode as relative time (§9.3). The static HTML has the date instead,
 * because a relative time from the build would be outdated.
 */
export function EpisodeDate({ publishedAt }: { publishedAt: string }) {
  const hydrated = useHydrated();
  const day = publishedAt.slice(0, 10).split("-").reverse().join("/");
  return (
    <time dateTime={publishedAt} title={day}>
      {hydrated ? relativeDate(publishedAt, new Date()) : day}
    </time>
  );
}
