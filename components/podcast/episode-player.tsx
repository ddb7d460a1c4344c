"use client";

import { useRef, useState, type ReactNode } from "react";
import { DEMONSTRATION_VIDEO } from "@/lib/podcast/episode";
import { formatTimestamp } from "@/lib/podcast/timestamp";
import { embedSecondUrl, watchUrl } from "@/lib/format/youtube";
import { PlayIcon } from "@/components/ui/icons";
import { usePlayerTime, useSecondLinks, useStartSecond } from "@/components/podcast/use-player";
import { CopyButton } from "@/components/ui/copy-button";

type EpisodePlayerProps = {
  id: string;
  title: string;
  /** Address of the page, for links to a second. */
  url: string;
  isDemonstration: boolean;
  /** Captions of the video of a demonstration, if there is a transcript. */
  captions?: string;
  /** Shown until the video plays. */
  poster: ReactNode;
};

/**
 * The video of an episode, played on press from the second that the address or a link of the page
 * names. No request to YouTube before. Without JavaScript it is a link to YouTube.
 */
export function EpisodePlayer(props: EpisodePlayerProps) {
  const { id, title, url, isDemonstration, captions, poster } = props;
  const start = useStartSecond();
  const [from, setFrom] = useState<{ second: number; press: number }>();
  const player = useRef<HTMLIFrameElement | HTMLVideoElement>(null);
  const time = usePlayerTime(player);

  function play(second: number) {
    setFrom((previous) => ({ second, press: (previous?.press ?? 0) + 1 }));
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
    document.getElementById(PLAYER_ID)?.scrollIntoView({ block: "nearest", behavior });
  }
  useSecondLinks(play);

  return (
    <div id={PLAYER_ID} data-query="t" className="scroll-mt-4">
      <div className="relative aspect-video border-2 border-concreto bg-planta">
        {poster}
        {!from && (
          <a
            data-intent=""
            href={isDemonstration ? DEMONSTRATION_VIDEO : watchUrl(id)}
            {...(!isDemonstration && { target: "_blank", rel: "noopener" })}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              play(start);
            }}
            className="group absolute inset-0 grid items-end justify-items-start"
          >
            <span className="inline-flex min-h-14 items-center gap-3 bg-obra px-5 font-bold text-grafite group-hover:bg-seguranca">
              <PlayIcon className="size-6" />
              {start > 0 ? `Assistir a partir de ${formatTimestamp(start)}` : "Assistir"}
              <span className="sr-only"> ao vídeo: {title}</span>
            </span>
          </a>
        )}
        {from && isDemonstration && (
          <video
            key={from.press}
            ref={(video) => show(player, video)}
            src={`${DEMONSTRATION_VIDEO}#t=${from.second}`}
            title={title}
            controls
            autoPlay
            playsInline
            onTimeUpdate={({ currentTarget }) =>
              time.setSecond(Math.floor(currentTarget.currentTime))
            }
            className="absolute inset-0 size-full bg-grafite"
          >
            {captions && (
              <track kind="captions" src={captions} srcLang="pt-BR" label="Português" default />
            )}
          </video>
        )}
        {from && !isDemonstration && (
          <iframe
            key={from.press}
            ref={(frame) => show(player, frame)}
            src={embedSecondUrl(id, from.second)}
            title={title}
            onLoad={time.listen}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
            // YouTube refuses to play without a referrer.
            referrerPolicy="strict-origin-when-cross-origin"
            className="absolute inset-0 size-full border-0 bg-grafite"
          />
        )}
      </div>
      <CopySecondButton url={url} second={time.second ?? start} />
    </div>
  );
}

const PLAYER_ID = "video";

/** The focused link is removed, so the focus moves to the video. */
function show<Player extends HTMLIFrameElement | HTMLVideoElement>(
  ref: { current: HTMLIFrameElement | HTMLVideoElement | null },
  player: Player | null,
) {
  if (player && ref.current !== player) player.focus();
  ref.current = player;
}

/** Copies the address of the page, with the second that the video is at. */
function CopySecondButton({ url, second }: { url: string; second: number }) {
  return (
    <CopyButton
      text={second > 0 ? `${url}?t=${second}` : url}
      className="mt-4 border-concreto! px-4 font-semibold tabular-nums"
    >
      {second > 0 ? `Copiar link em ${formatTimestamp(second)}` : "Copiar link do episódio"}
    </CopyButton>
  );
}
