"use client";

import { useEffect, useState, type RefObject, useEffectEvent, useSyncExternalStore } from "react";

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

/** Parameter and fragment with the second (lib/podcast/timestamp.ts): `?t=75`, `#t=75`. */
const SECOND = /[?&#]t=(\d{1,6})/;

function onChange(listener: () => void) {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

const addressSecond = () => {
  const found = SECOND.exec(window.location.search) ?? SECOND.exec(window.location.hash);
  return found ? Number(found[1]) : 0;
};

/** The second that the address names, 0 without one. */
export const useStartSecond = () => useSyncExternalStore(onChange, addressSecond, () => 0);

/**
 * Calls `play` for clicks on the page's links to a second, `a[data-second]`. Without JavaScript
 * they lead to YouTube.
 */
export function useSecondLinks(play: (second: number) => void) {
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) {
      return;
    }
    const second = event.target.closest<HTMLElement>("a[data-second]")?.dataset.second;
    if (second === undefined) return;
    event.preventDefault();
    play(Number(second));
  });
  useEffect(() => {
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}
