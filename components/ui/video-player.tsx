"use client";

import { useState } from "react";
import { DEMONSTRATION_VIDEO, isDemonstration } from "@/lib/podcast/episode";
import { embedUrl, watchUrl } from "@/lib/format/youtube";
import { PlayIcon } from "@/components/ui/icons";

type VideoPlayerProps = {
  id: string;
  /** The name of the video while it plays. */
  title: string;
  /** What the link plays, in the words that follow "Assistir" for screen readers. */
  what: string;
  /** Whether the button is at the top of the poster, so that it is on the first screen. */
  isButtonAtTop?: boolean;
  /** The address of the captions of an invented episode. */
  captions?: string;
};

/**
 * A link over the poster of a video. With JavaScript a click plays the video in the place of the
 * poster. Nothing is requested from YouTube before.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { id, title, what, isButtonAtTop = false, captions } = props;
  const [playing, setPlaying] = useState(false);
  const demonstration = isDemonstration({ id });

  if (playing) {
    return demonstration ? (
      <DemonstrationVideo title={title} captions={captions} />
    ) : (
      <YoutubeFrame id={id} title={title} />
    );
  }
  return (
    <a
      data-live
      href={demonstration ? DEMONSTRATION_VIDEO : watchUrl(id)}
      {...(!demonstration && { target: "_blank", rel: "noopener" })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        setPlaying(true);
      }}
      className={`group/play absolute inset-0 grid justify-items-start ${isButtonAtTop ? "items-start" : "items-end"}`}
    >
      <span className="play-button bg-obra group-hover/play:bg-seguranca">
        <PlayIcon />
        <span className="sr-only @small:not-sr-only">Assistir</span>
        <span className="sr-only"> {what}</span>
      </span>
    </a>
  );
}

/** Moves the focus to the video, because the link that had it is gone. */
const focus = (player: HTMLIFrameElement | HTMLVideoElement | null) => player?.focus();

const YoutubeFrame = ({ id, title }: Pick<VideoPlayerProps, "id" | "title">) => (
  <iframe
    ref={focus}
    src={embedUrl(id)}
    title={title}
    allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    allowFullScreen
    // YouTube refuses to play without a referrer.
    referrerPolicy="strict-origin-when-cross-origin"
    className="absolute inset-0 size-full border-0 bg-planta-escura"
  />
);

/** The video of this site for an invented episode. */
const DemonstrationVideo = ({ title, captions }: Pick<VideoPlayerProps, "title" | "captions">) => (
  <video
    ref={focus}
    src={DEMONSTRATION_VIDEO}
    title={title}
    controls
    autoPlay
    playsInline
    className="absolute inset-0 size-full bg-planta-escura"
  >
    {captions && <track kind="captions" src={captions} srcLang="pt-BR" label="Português" default />}
  </video>
);
