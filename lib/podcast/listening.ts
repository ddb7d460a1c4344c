/**
 * What is kept in the browser about the audio of episodes. Storage throws where it is not allowed.
 */

export type Track = {
  /** Address of the file. */
  src: string;
  title: string;
  podcast: string;
  /** Path of the page with the episode. */
  page: string;
};

/**
 * For the pages that follow in the same tab. page-script.js starts React on a page if it is there.
 */
export type Listening = { track: Track; speed: number; playing: boolean };

const LISTENING = "audio";

export const readListening = () =>
  attempt(() => JSON.parse(sessionStorage[LISTENING] as string) as Listening);

export const storeListening = (listening: Listening) =>
  void attempt(() => (sessionStorage[LISTENING] = JSON.stringify(listening)));

export const forgetListening = () => void attempt(() => sessionStorage.removeItem(LISTENING));

/** For later visits. page-script.js starts React on the page of an audio that has a place. */
const placeKey = (src: string) => `audio ${src}`;

/** @returns in seconds */
export const readPlace = (src: string) =>
  Number(attempt(() => localStorage[placeKey(src)] as string)) || 0;

export const storePlace = (src: string, second: number) =>
  void attempt(() => {
    if (second > 0) localStorage[placeKey(src)] = Math.floor(second);
    else localStorage.removeItem(placeKey(src));
  });

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
