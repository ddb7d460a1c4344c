"use client";

import { useState } from "react";
import { AudioTools } from "@/components/podcast/audio-tools";
import { useAudio } from "@/components/podcast/use-audio";
import { forgetListening, readListening, type Track } from "@/lib/podcast/listening";

/** At the foot of the pages that follow: the sound of an episode goes on. */
export function AudioBar() {
  const [track, setTrack] = useState(() => readListening()?.track);
  if (!track) return null;
  const close = () => {
    forgetListening();
    setTrack(undefined);
  };
  return <PlayingBar track={track} onClose={close} />;
}

function PlayingBar({ track, onClose }: { track: Track; onClose: () => void }) {
  const { audio, tools, onKeyDown } = useAudio({ track, onStop: onClose });
  return (
    <section
      aria-label="Áudio do episódio"
      onKeyDown={onKeyDown}
      className="audio-bar fixed inset-x-0 bottom-(--contact-bar,0px) z-20 flex flex-wrap items-center gap-x-4 gap-y-1 bg-grafite px-4 py-2 text-concreto [color-scheme:light] [--focus-ring:var(--color-seguranca)] print:hidden"
    >
      <a
        href={track.page}
        className="truncate min-h-11 flex-[1_1_12rem] content-center font-bold underline"
      >
        {track.title}
      </a>
      <audio
        {...audio}
        controls
        preload="metadata"
        src={track.src}
        aria-label="Áudio do episódio"
        className="h-11 flex-[2_1_16rem] max-md:order-1"
      />
      <AudioTools {...tools} className="max-md:hidden" />
      <button
        type="button"
        aria-label="Fechar o áudio"
        onClick={onClose}
        className="grid size-11 place-items-center border-2 border-current font-bold"
      >
        ✕
      </button>
    </section>
  );
}
