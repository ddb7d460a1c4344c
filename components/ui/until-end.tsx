import type { ReactNode } from "react";
import { endOfDay, isOver } from "@/lib/content/dates";

type UntilEndProps = {
  /** The last day, "YYYY-MM-DD". */
  lastDay: string;
  /** Shown until the end of that day. */
  children?: ReactNode;
  /** Shown afterwards. */
  then?: ReactNode;
  /** The element; `div` where a state has blocks. */
  as?: "span" | "div";
};

/**
 * Shows one of two states by the date (docs/decisions/0017): a build after the last day has only
 * the second one. Before, the page has both, and its inline script marks the element when the visit
 * is after the last day; app/globals.css hides the other state. The order of the two elements
 * matters.
 */
export function UntilEnd({ lastDay, children, then, as: Element = "span" }: UntilEndProps) {
  if (isOver(lastDay)) return then;
  return (
    <Element data-ends={endOfDay(lastDay)} className="until-end contents">
      <Element className="contents">{children}</Element>
      <Element className="contents">{then}</Element>
    </Element>
  );
}
