"use client";

import { useState } from "react";
import { embedUrl, watchUrl } from "@/lib/podcast/youtube";
import { PlayIcon } from "@/components/ui/icons";

/** A link to the video, over the poster. With JavaScript a click plays the video in its place. */
export function VideoPlayer({ id, title }: { id: string; title: string }) {
  const [playing, setPlaying] = useState(false);

  if (playing) {
    return (
      <iframe
        ref={focus}
        src={embedUrl(id)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        // YouTube refuses to play without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        className="absolute inset-0 size-full border-0 bg-grafite"
      />
    );
  }
  return (
    <a
      data-intent=""
      href={watchUrl(id)}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        setPlaying(true);
      }}
      className="group absolute inset-0 grid items-end justify-items-start"
    >
      <span className="inline-flex min-h-14 items-center gap-3 bg-obra px-5 font-bold text-grafite group-hover:bg-seguranca @max-xs:min-h-11 @max-xs:gap-2 @max-xs:px-3 @max-xs:text-sm">
        <PlayIcon className="size-6 @max-xs:size-5" />
        Assistir<span className="sr-only"> ao vídeo: {title}</span>
      </span>
    </a>
  );
}

/** The focused link is removed, so the focus moves to the video. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus();
