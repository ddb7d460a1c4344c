import { having, type DataAttribute } from "@/lib/browser/attributes";

export const root = document.documentElement;

/** What the scripts tell the style sheet and each other, as data attributes of `<html>`. */
export const flags = root.dataset as {
  /** The font is there. */
  font?: "1";
  /** Day or night, when the visitor has chosen other than the system's. */
  theme?: string;
  /** A link on the page itself was followed: it scrolls smoothly. */
  smooth?: "1";
  /** React has taken over (components/layout/hydration-marker.tsx). */
  hydrated?: "1";
};

export const parameters = new URLSearchParams(location.search);

export const all = (attribute: DataAttribute) => [
  ...document.querySelectorAll<HTMLElement>(having(attribute)),
];

export const isForNewTab = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey;

/** The element that an event came from; undefined for those of a document or a text. */
export const targetOf = ({ target }: Event) => (target instanceof Element ? target : undefined);
