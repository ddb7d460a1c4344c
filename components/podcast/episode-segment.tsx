"use client";

import { memo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { PODCAST } from "@/lib/limits";
import { episodeAnchor } from "@/lib/paths";
import { episodeCount } from "@/lib/podcast/messages";
import type { Segment } from "@/lib/podcast/themes";
import { EpisodeCard } from "@/components/podcast/episode-card";

type EpisodeSegmentProps = {
  segment: Segment;
  /** Whether it is open at first. */
  open: boolean;
};

/** The first eight episodes of one theme, and all after "see more" (§4, §9.3). */
export const EpisodeSegment = memo(function EpisodeSegment({
  segment: { key, label, episodes },
  open,
}: EpisodeSegmentProps) {
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(false);
  const shown = all ? episodes : episodes.slice(0, PODCAST.perSegment);

  /** The button goes away, so the focus moves to the first of the new episodes. */
  function showAll() {
    flushSync(() => setAll(true));
    list.current?.querySelectorAll<HTMLElement>("h4 a")[PODCAST.perSegment]?.focus();
  }

  return (
    <details data-theme={key} open={open} className="episode-theme group border-b-2 border-grafite">
      <summary className="grid min-h-12 list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1 hover:bg-concreto md:min-h-14 md:grid-cols-[auto_minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
        <h3 className="text-lg leading-tight font-extrabold [font-stretch:110%] md:col-start-1 md:row-start-1 md:text-xl">
          {label}
        </h3>
        <span className="row-start-2 text-sm leading-tight font-semibold text-grafite-claro md:col-start-2 md:row-start-1 md:leading-normal">
          {episodeCount(episodes.length)}
        </span>
        <span
          aria-hidden="true"
          className="col-start-2 row-span-2 row-start-1 px-2 text-2xl leading-none group-open:rotate-45 md:col-start-3 md:row-span-1"
        >
          +
        </span>
      </summary>
      <div id={`tema-${key}`} className="scroll-mt-40 pb-2">
        <ul ref={list} className="grid grid-cols-1 gap-x-10 md:grid-cols-2">
          {shown.map((episode) => (
            <li
              key={episode.id}
              id={episodeAnchor(episode.id)}
              className="scroll-mt-32 border-t border-cimento"
            >
              <EpisodeCard episode={episode} level="h4" layout="row" />
            </li>
          ))}
        </ul>
        {shown.length < episodes.length && (
          <Button variant="secondary" className="mt-2 mb-4" onClick={showAll}>
            Ver mais
            <span className="sr-only"> episódios de {label}</span>
          </Button>
        )}
      </div>
    </details>
  );
});
