"use client";

import {
  useRef,
  useState,
  type ReactNode,
  useEffect,
  type RefObject,
  useEffectEvent,
  useSyncExternalStore,
} from "react";
import { dataAttributes, dataOf, having } from "@/lib/browser/attributes";
import { formatTimestamp } from "@/lib/podcast/timestamp";
import { PlayIcon } from "@/components/ui/icons";
import { CopyButton } from "@/components/ui/copy-button";
import { currentPlayer } from "@/components/ui/current-player";
import { PlayingVideo, VideoLink } from "@/components/ui/video-player";

type Player = HTMLIFrameElement | HTMLVideoElement;

type EpisodePlayerProps = {
  id: string;
  title: string;
  url: string;
  captions?: string;
  poster: ReactNode;
};

/** No request to YouTube before a press. Without JavaScript it is a link to YouTube. */
export function EpisodePlayer(props: EpisodePlayerProps) {
  const { id, title, url, captions, poster } = props;
  const start = useStartSecond();
  const [from, setFrom] = useState<{ second: number; press: number }>();
  const player = useRef<Player>(null);
  const time = usePlayerTime(player);

  function play(second: number) {
    setFrom((previous) => ({ second, press: (previous?.press ?? 0) + 1 }));
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
    document.getElementById(PLAYER_ID)?.scrollIntoView({ block: "nearest", behavior });
  }
  useSecondLinks((second) => (currentPlayer()?.playFrom ?? play)(second));

  return (
    <div id={PLAYER_ID} {...dataAttributes({ query: "t" })} className="no-print scroll-mt-4">
      <div className="relative aspect-video border-2 border-concreto bg-planta">
        {poster}
        {!from && (
          <VideoLink id={id} onPlay={() => play(start)}>
            <span className="inline-flex min-h-14 items-center gap-3 bg-obra px-5 font-bold text-grafite group-hover:bg-seguranca">
              <PlayIcon className="size-6" />
              {start > 0 ? `Assistir a partir de ${formatTimestamp(start)}` : "Assistir"}
              <span className="sr-only"> ao vídeo: {title}</span>
            </span>
          </VideoLink>
        )}
        {from && (
          <PlayingVideo
            key={from.press}
            ref={(shown) => show(player, shown)}
            id={id}
            title={title}
            second={from.second}
            captions={captions}
            onSecond={time.setSecond}
            onLoad={time.listen}
          />
        )}
      </div>
      <CopySecondButton url={url} second={time.second ?? start} />
    </div>
  );
}

const PLAYER_ID = "video";

/** The focused link is removed, so the focus moves to the video. */
function show(ref: { current: Player | null }, player: Player | null) {
  if (player && ref.current !== player) player.focus();
  ref.current = player;
}

const CopySecondButton = ({ url, second }: { url: string; second: number }) => (
  <CopyButton
    text={second > 0 ? `${url}?t=${second}` : url}
    className="mt-4 border-concreto! px-4 font-semibold tabular-nums"
  >
    {second > 0 ? `Copiar link em ${formatTimestamp(second)}` : "Copiar link do episódio"}
  </CopyButton>
);

/** Where the player without cookies runs (lib/format/youtube.ts). */
const YOUTUBE_ORIGIN = "https://www.youtube-nocookie.com";

/** YouTube's player reports its time in messages, once it is told that somebody listens. */
function usePlayerTime(frame: RefObject<Player | null>) {
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

const useStartSecond = () => useSyncExternalStore(onChange, addressSecond, () => 0);

/** Clicks on links to a second; without JavaScript they lead to YouTube. */
function useSecondLinks(play: (second: number) => void) {
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) {
      return;
    }
    const link = event.target.closest<HTMLElement>(having("second"));
    if (!link) return;
    event.preventDefault();
    play(Number(dataOf(link, "second")));
  });
  useEffect(() => {
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}
