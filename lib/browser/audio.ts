import { attempt } from "@/lib/browser/attempt";
import { having } from "@/lib/browser/attributes";
import { startAll } from "@/lib/browser/react-start";

/** The sound of an episode goes on, here or from where it was (lib/podcast/listening.ts). */
export function continueAudio() {
  const source = document.querySelector<HTMLElement>(having("audio"))?.dataset.audio;
  const isOn = attempt(
    () => sessionStorage.getItem("audio") ?? (source && localStorage.getItem(`audio ${source}`)),
  );
  if (isOn) startAll();
}
