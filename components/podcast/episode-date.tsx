"use client";

import { useHydrated } from "@/components/ui/use-hydrated";
import { relativeDate } from "@/lib/podcast/relative-date";

/**
 * When an episode came out, as relative time (specification §9). The static HTML has the day instead, since "há 3 dias"
 * would be wrong by the time somebody reads it.
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
