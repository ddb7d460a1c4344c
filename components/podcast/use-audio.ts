"use client";

import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";
import { becomeCurrent, currentPlayer, type Player } from "@/components/ui/current-player";
import {
  forgetListening,
  readListening,
  readPlace,
  storeListening,
  storePlace,
  type Track,
} from "@/lib/podcast/listening";

/** Seconds. */
const STEP = 15;

type AudioOptions = {
  track: Track;
  /** What happens when another player of the page starts. Without it the audio pauses. */
  onStop?: () => void;
  /** Called while it plays, once a second. The links of the page to a second are this audio's. */
  onSecond?: (second: number) => void;
};

/**
 * An audio that keeps its place and speed over pages and visits. The browser's own controls play
 * it; the tools (audio-tools.tsx) are what they do not have.
 */
export function useAudio({ track, onStop, onSecond }: AudioOptions) {
  const audio = useRef<HTMLAudioElement>(null);
  const speed = useRef<HTMLSelectElement>(null);
  const self = useRef<Player>({
    stop: onStop ?? pause,
    playFrom: onSecond && playFrom,
  });
  const lastSecond = useRef(-1);

  function seek(second: number) {
    if (!audio.current) return;
    // Before anything is loaded this is where it starts.
    audio.current.currentTime = Math.max(0, second);
    if (audio.current.preload === "none") audio.current.preload = "metadata";
  }
  const step = (seconds: number) => seek((audio.current?.currentTime ?? 0) + seconds);
  // A browser may refuse to play without a press.
  const play = () => void audio.current?.play().catch(() => {});
  function playFrom(second: number) {
    seek(second);
    play();
  }

  /** Saves at once: the event comes when another player is the current one. */
  function pause() {
    audio.current?.pause();
    save();
  }

  function save() {
    const { current: element } = audio;
    if (!element || currentPlayer() !== self.current) return;
    storePlace(track.src, element.ended ? 0 : element.currentTime);
    if (element.ended) forgetListening();
    else storeListening({ track, speed: element.playbackRate, playing: !element.paused });
  }

  function setSpeed(value: number) {
    if (audio.current) audio.current.defaultPlaybackRate = audio.current.playbackRate = value;
  }

  function onPlay() {
    becomeCurrent(self.current);
    announce(track, { seek, step });
    save();
  }

  function onTimeUpdate() {
    const second = Math.floor(audio.current?.currentTime ?? 0);
    if (second === lastSecond.current) return;
    lastSecond.current = second;
    save();
    onSecond?.(second);
  }

  /** Of the browser's own controls, too. */
  function onRateChange() {
    const { current: select } = speed;
    if (select && audio.current) select.value = String(audio.current.playbackRate);
    save();
  }

  const takeOver = useEffectEvent(() => {
    const { current: element } = audio;
    if (!element) return;
    const stored = readListening();
    const listening = stored?.track.src === track.src ? stored : undefined;
    const place = readPlace(track.src);
    // A visitor who was faster than React has begun elsewhere.
    if (place > 0 && element.currentTime === 0) seek(place);
    setSpeed(listening?.speed ?? Number(speed.current?.value));
    if (listening) becomeCurrent(self.current);
    if (listening?.playing) play();
    if (!element.paused) onPlay();
  });
  const savePlace = useEffectEvent(save);
  // From the history: it has gone on elsewhere since.
  const onReturn = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) seek(readPlace(track.src));
  });
  useEffect(() => {
    takeOver();
    const onHide = () => savePlace();
    const onShow = (event: PageTransitionEvent) => onReturn(event);
    addEventListener("pagehide", onHide);
    addEventListener("pageshow", onShow);
    return () => {
      removeEventListener("pagehide", onHide);
      removeEventListener("pageshow", onShow);
    };
  }, []);

  const keys: Partial<Record<string, () => void>> = {
    j: () => step(-STEP),
    k: () => (audio.current?.paused ? play() : audio.current?.pause()),
    l: () => step(STEP),
  };
  return {
    audio: { ref: audio, onPlay, onPause: save, onRateChange, onTimeUpdate },
    tools: {
      speed,
      onSpeed: setSpeed,
      onBack: () => step(-STEP),
      onForward: () => step(STEP),
    },
    /** Of what is around both: a letter alone is no shortcut of a page. */
    onKeyDown: ({ key }: KeyboardEvent) => keys[key]?.(),
  };
}

type Moves = { seek: (second: number) => void; step: (seconds: number) => void };

/** The system's own controls: lock screen, headphones, keyboard. */
function announce({ title, podcast }: Track, { seek, step }: Moves) {
  const session = navigator.mediaSession;
  if (!session) return;
  session.metadata = new MediaMetadata({
    title,
    artist: podcast,
    artwork: [{ src: "/apple-icon.png", sizes: "180x180", type: "image/png" }],
  });
  session.setActionHandler("seekbackward", ({ seekOffset }) => step(-(seekOffset ?? STEP)));
  session.setActionHandler("seekforward", ({ seekOffset }) => step(seekOffset ?? STEP));
  session.setActionHandler("seekto", ({ seekTime }) => seek(seekTime ?? 0));
}
