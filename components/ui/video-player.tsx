"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { becomeCurrent, type Player } from "@/components/ui/current-player";
import { DEMONSTRATION_VIDEO, isDemonstration } from "@/lib/podcast/episode";
import { embedSecondUrl, embedUrl, watchUrl } from "@/lib/format/youtube";
import { PlayIcon } from "@/components/ui/icons";

type VideoPlayerProps = {
  id: string;
  /** Names the playing video. */
  title: string;
  /** What the link plays, for screen readers; after "Assistir". */
  what: string;
};

/** Over the poster; with JavaScript a click plays the video in its place. */
export function VideoPlayer({ id, title, what }: VideoPlayerProps) {
  const [playing, setPlaying] = useState(false);

  if (playing) return <PlayingVideo id={id} title={title} ref={focus} />;
  return (
    <VideoLink id={id} onPlay={() => setPlaying(true)}>
      <span className="inline-flex min-h-8 min-w-8 items-center justify-center gap-2 bg-obra font-bold text-grafite group-hover:bg-seguranca @min-3xs:min-h-11 @min-3xs:px-3 @min-xs:min-h-14 @min-xs:gap-3 @min-xs:px-5">
        <PlayIcon className="size-5 @min-xs:size-6" />
        <span className="@max-3xs:sr-only">Assistir</span>
        <span className="sr-only"> {what}</span>
      </span>
    </VideoLink>
  );
}

type VideoLinkProps = { id: string; onPlay: () => void; children: ReactNode };

/** Covers the poster. A press plays the video; without JavaScript, or to a new tab, it leads there. */
export function VideoLink({ id, onPlay, children }: VideoLinkProps) {
  const demonstration = isDemonstration({ id });
  return (
    <a
      data-live
      href={demonstration ? DEMONSTRATION_VIDEO : watchUrl(id)}
      {...(!demonstration && { target: "_blank", rel: "noopener" })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onPlay();
      }}
      className="group absolute inset-0 grid items-end justify-items-start"
    >
      {children}
    </a>
  );
}

/** The focused link is removed, so the focus moves to the video. */
const focus = (player: HTMLIFrameElement | HTMLVideoElement | null) => player?.focus();

type PlayingVideoProps = {
  id: string;
  title: string;
  second?: number;
  /** Of a demonstration. */
  captions?: string;
  ref: (player: HTMLIFrameElement | HTMLVideoElement | null) => void;
  onSecond?: (second: number) => void;
  onLoad?: () => void;
};

/** The player of YouTube, or the video of this site for an invented episode. */
export function PlayingVideo(props: PlayingVideoProps) {
  const { id, title, second, captions, ref, onSecond, onLoad } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [self] = useState<Player>(() => ({ stop: () => video.current?.pause() }));
  useEffect(() => becomeCurrent(self), [self]);
  if (!isDemonstration({ id })) {
    return (
      <iframe
        ref={ref}
        src={second === undefined ? embedUrl(id) : embedSecondUrl(id, second)}
        title={title}
        onLoad={onLoad}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        // YouTube refuses to play without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        className="absolute inset-0 size-full border-0 bg-planta-escura"
      />
    );
  }
  return (
    <video
      ref={(shown) => {
        video.current = shown;
        ref(shown);
      }}
      src={second === undefined ? DEMONSTRATION_VIDEO : `${DEMONSTRATION_VIDEO}#t=${second}`}
      title={title}
      controls
      autoPlay
      playsInline
      onPlay={() => becomeCurrent(self)}
      onTimeUpdate={({ currentTarget }) => onSecond?.(Math.floor(currentTarget.currentTime))}
      className="absolute inset-0 size-full bg-planta-escura"
    >
      {captions && (
        <track kind="captions" src={captions} srcLang="pt-BR" label="Português" default />
      )}
    </video>
  );
}
