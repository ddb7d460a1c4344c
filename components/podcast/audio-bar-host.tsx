"use client";

import { useEffect, useEffectEvent } from "react";
import { ignoreFailure, useLazyComponent } from "@/components/ui/hooks";
import { readListening } from "@/lib/podcast/listening";

const load = () => import("@/components/podcast/audio-bar").then((module) => module.AudioBar);

/** Every page has this small component; the bar is loaded only in a visit that listens. */
export function AudioBarHost() {
  const [AudioBar, fetchAudioBar] = useLazyComponent(load);
  const onPage = useEffectEvent(() => {
    const listening = readListening();
    const isElsewhere = listening && listening.track.page !== location.pathname;
    if (isElsewhere) ignoreFailure(fetchAudioBar());
  });
  useEffect(() => onPage(), []);
  return AudioBar && <AudioBar />;
}
