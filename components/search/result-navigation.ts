import type { KeyboardEvent, RefObject } from "react";

type Places = {
  field: RefObject<HTMLInputElement | null>;
  results: RefObject<HTMLElement | null>;
};

/** Marks what the arrow keys stop at. */
export const RESULT_ATTRIBUTE = "data-resultado";

/** Puts the keyboard on the first result; false where there is none. */
export function focusFirstResult({ results }: Pick<Places, "results">): boolean {
  const [first] = linksIn(results);
  first?.focus();
  return first !== undefined;
}

/**
 * The arrow keys go from the field through the results and back, Home and End to the ends of the list; whatever can be
 * typed goes to the field. Enter and Tab stay the browser's own, since results are links.
 */
export function handleResultNavigation(event: KeyboardEvent, { field, results }: Places) {
  const links = linksIn(results);
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const inField = document.activeElement === field.current;
  if (at < 0 && !inField) return;

  const target = {
    ArrowDown: links[at + 1],
    ArrowUp: at === 0 ? field.current : links[at - 1],
    Home: inField ? undefined : links[0],
    End: inField ? undefined : links.at(-1),
  }[event.key];
  if (target) {
    event.preventDefault();
    target.focus();
  } else if (!inField && isTyped(event)) {
    // The key itself still arrives, now in the field.
    field.current?.focus();
  }
}

const linksIn = (results: Places["results"]) => [
  ...(results.current?.querySelectorAll<HTMLAnchorElement>(`[${RESULT_ATTRIBUTE}]`) ?? []),
];

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === "Backspace" || (key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey);
