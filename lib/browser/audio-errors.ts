/**
 * Where the file of a player does not open, the sentence behind it says so, with a link to the
 * file.
 */
export const tellOfAudioErrors = () =>
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLAudioElement)
        (target.nextElementSibling as HTMLElement).hidden = false;
    },
    // Such an event does not bubble.
    { capture: true },
  );
