import { all } from "@/lib/browser/page";

/** From this width on, in CSS pixels, what `data-wide` marks is open. */
const WIDE = 768;

type HistoryState = { open?: number[] } | null;

/** <details> are as they were after a return that loads the page anew. */
export function openDetails() {
  for (const details of all("wide") as HTMLDetailsElement[]) details.open = innerWidth >= WIDE;
  const { open } = (history.state as HistoryState) ?? {};
  if (open) allDetails().forEach((details, index) => (details.open = open.includes(index)));
}

export function listenForDetails() {
  addEventListener(
    "toggle",
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement)) return;
      const open = allDetails().flatMap((details, index) => (details.open ? index : []));
      history.replaceState({ ...history.state, open }, "");
    },
    true,
  );
}

const allDetails = () => [...document.querySelectorAll<HTMLDetailsElement>("main details")];
