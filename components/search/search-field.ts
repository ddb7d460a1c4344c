import type { KeyboardEvent, RefObject } from "react";
import { having } from "@/lib/browser/attributes";

/** Preloads the engine and its index. A failure is reported by the next search. */
export const prepareSearch = () =>
  void import("@/components/search/use-search")
    .then(({ loadSearchIndex }) => loadSearchIndex())
    .catch(() => {});

type SearchRefs = {
  field: RefObject<HTMLInputElement | null>;
  results: RefObject<HTMLElement | null>;
};

/** Focuses the first result. Returns false when there is none. */
export function focusFirstResult({ results }: Pick<SearchRefs, "results">): boolean {
  const [first] = linksIn(results);
  first?.focus();
  return first !== undefined;
}

/** Arrow keys, Home and End move between field and results; typing moves the focus to the field. */
export function handleResultNavigation(event: KeyboardEvent, { field, results }: SearchRefs) {
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
    // The browser then inserts the character into the field.
    field.current?.focus();
  }
}

const linksIn = (results: SearchRefs["results"]) => [
  ...(results.current?.querySelectorAll<HTMLAnchorElement>(having("result")) ?? []),
];

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === "Backspace" || (key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey);
