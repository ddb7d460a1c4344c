"use client";

import { memo, useState } from "react";
import { Button } from "@/components/ui/button";
import { PODCAST } from "@/lib/limits";
import { episodeAnchor } from "@/lib/paths";
import type { Segment } from "@/lib/podcast/segments";
import { EpisodeCard } from "@/components/podcast/episode-card";

/** As many columns as episodes, so that short themes share a row. */
const widths = ["", "xl:col-span-1", "md:col-span-2", "md:col-span-2 xl:col-span-3"];
const columns = ["", "", "md:grid-cols-2", "md:grid-cols-2 xl:grid-cols-3"];

type EpisodeSegmentProps = {
  segment: Segment;
  /** True while another theme is selected. Hiding is faster than rendering it again. */
  hidden: boolean;
};

/** The first eight episodes of one theme, and all after "see more" (§4, §9.3). */
export const EpisodeSegment = memo(function EpisodeSegment({
  segment: { key, label, episodes },
  hidden,
}: EpisodeSegmentProps) {
  const [all, setAll] = useState(false);
  const headingId = `tema-${key}`;
  const shown = all ? episodes : episodes.slice(0, PODCAST.perSegment);
  return (
    <section
      hidden={hidden}
      aria-labelledby={headingId}
      className={`row-span-2 grid grid-cols-1 grid-rows-subgrid gap-y-6 ${widths[episodes.length] ?? "md:col-span-2 xl:col-span-4"}`}
    >
      <h3
        id={headingId}
        className="flex flex-wrap items-baseline gap-x-4 self-end text-2xl headline"
      >
        {label}
        <span className="text-base font-semibold text-grafite-claro">
          {episodes.length === 1 ? "1 episódio" : `${episodes.length} episódios`}
        </span>
      </h3>
      <div className="grid grid-cols-1">
        <ul
          className={`grid grid-cols-1 gap-4 md:gap-6 ${columns[episodes.length] ?? "md:grid-cols-2 xl:grid-cols-4"}`}
        >
          {shown.map((episode) => (
            <li key={episode.id} id={episodeAnchor(episode.id)} className="grid grid-cols-1">
              <EpisodeCard episode={episode} level="h4" compact />
            </li>
          ))}
        </ul>
        {shown.length < episodes.length && (
          <Button
            variant="secondary"
            className="mt-6 justify-self-start"
            onClick={() => setAll(true)}
          >
            Ver mais
            <span className="sr-only"> episódios de {label}</span>
          </Button>
        )}
      </div>
    </section>
  );
});
