"use client";

import { AudioTools } from "@/components/podcast/audio-tools";
import { useAudio } from "@/components/podcast/use-audio";
import { dataAttributes, dataOf, having } from "@/lib/browser/attributes";
import type { Track } from "@/lib/podcast/listening";

type EpisodeAudioProps = { track: Track; labelledBy: string };

/**
 * The sound of an episode on its own page, which marks the chapter and the paragraph that plays.
 */
export function EpisodeAudio({ track, labelledBy }: EpisodeAudioProps) {
  const { audio, tools, onKeyDown } = useAudio({ track, onSecond: markSecond });
  return (
    <div
      {...dataAttributes({ intent: true, audio: track.src })}
      onKeyDown={onKeyDown}
      className="space-y-3"
    >
      <audio
        {...audio}
        controls
        preload="none"
        src={track.src}
        aria-labelledby={labelledBy}
        className="w-full"
      />
      <AudioTools {...tools} />
    </div>
  );
}

/** The links are static, and many: React would compare them all each second. */
function markSecond(second: number) {
  for (const list of document.querySelectorAll("ol")) {
    const links = [...list.querySelectorAll<HTMLElement>(having("second"))];
    const current = links.findLast((link) => Number(dataOf(link, "second")) <= second);
    for (const link of links) {
      if (link === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }
}
