"use client";

import { useEffect, useState, type RefObject } from "react";

/** Where the player without cookies runs (lib/format/youtube.ts). */
const YOUTUBE_ORIGIN = "https://www.youtube-nocookie.com";

/**
 * The whole second that a video is at; undefined until it plays. YouTube's player reports it in
 * messages, once it is told that somebody listens.
 * @param frame the player of YouTube, or a video of this site
 */
export function usePlayerTime(frame: RefObject<HTMLIFrameElement | HTMLVideoElement | null>) {
  const [second, setSecond] = useState<number>();
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      const player = frame.current;
      if (!(player instanceof HTMLIFrameElement) || source !== player.contentWindow) return;
      if (origin !== YOUTUBE_ORIGIN) return;
      const time = currentTime(data);
      if (time !== undefined) setSecond(Math.floor(time));
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [frame]);
  return {
    second,
    /** For `onLoad` of YouTube's player. */
    listen: () => {
      const player = frame.current;
      if (player instanceof HTMLIFrameElement) {
        player.contentWindow?.postMessage('{"event":"listening"}', YOUTUBE_ORIGIN);
      }
    },
    /** For `onTimeUpdate` of a video. */
    setSecond,
  };
}

/** The time in seconds that a message of YouTube's player has. */
function currentTime(data: unknown): number | undefined {
  try {
    const { info } = JSON.parse(String(data)) as { info?: { currentTime?: unknown } | null };
    return typeof info?.currentTime === "number" ? info.currentTime : undefined;
  } catch {
    return undefined;
  }
}
