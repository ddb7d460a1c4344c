import { watched } from "@/components/ui/visitor-state/watch";

/** An element that the visitor has before the eyes, and where in the viewport its top is, in px. */
type Anchor = { element: Element; top: number };

/** A dialog, a long text or a row of chips that was scrolled. */
type Scrolled = { element: Element; left: number; top: number };

export type Places = { anchor?: Anchor; scrolled: Scrolled[] };

/** Called before the commit. @returns how far the page and its parts are scrolled */
export function notePlaces(): Places {
  const scrolled = (watched?.kept ?? [])
    .filter(({ element }) => element.matches("dialog,[popover],textarea,fieldset"))
    .map(({ element }) => ({ element, left: element.scrollLeft, top: element.scrollTop }))
    .filter(({ left, top }) => left !== 0 || top !== 0);
  return { anchor: findAnchor(), scrolled };
}

/**
 * The browser anchors the scroll position to an element, which React replaces.
 * @returns what has the focus or, if it is not to be seen, what is nearest to the viewport's middle
 */
function findAnchor(): Anchor | undefined {
  // As browsers do: who has not scrolled stays at the beginning.
  if (!watched || scrollY === 0) return;
  const { kept, moment } = watched;
  const seen: Anchor[] = [];
  for (const { element } of kept) {
    const { top, bottom, height } = element.getBoundingClientRect();
    const isSeen = height > 0 && bottom > 0 && top < innerHeight;
    if (isSeen && element.closest("main")) seen.push({ element, top });
  }
  const fromMiddle = ({ top }: Anchor) => Math.abs(top - innerHeight / 2);
  seen.sort((one, other) => fromMiddle(one) - fromMiddle(other));
  return seen.find(({ element }) => element === moment.focused) ?? seen[0];
}

/** @param successors of the elements that were replaced */
export function restorePlaces({ anchor, scrolled }: Places, successors: Map<Element, Element>) {
  for (const { element, left, top } of scrolled) {
    successors.get(element)?.scrollTo({ left, top, behavior: "instant" });
  }
  const anchored = anchor && successors.get(anchor.element);
  if (anchored) {
    scrollBy({ top: anchored.getBoundingClientRect().top - anchor.top, behavior: "instant" });
  }
}
