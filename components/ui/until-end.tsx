import type { ListedRelease } from "@/lib/content/press";
import type { ReactNode } from "react";
import { endOfDay, isOver, numericDate } from "@/lib/content/dates";
import { Badge } from "@/components/ui/badge";

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

/** "Encerrado em 05/05/2025" after that day; nothing before. */
export function EndedBadge({ lastDay }: { lastDay: string }) {
  return (
    <UntilEnd
      lastDay={lastDay}
      then={<Badge tone="other">{`Encerrado em ${numericDate(lastDay)}`}</Badge>}
    />
  );
}

/**
 * Why a release is not public yet, or whether what it announces is over.
 * @param open shown until then, or always without end
 */
export const ReleaseState = ({
  release: { hold, lastDay },
  open,
}: {
  release: Pick<ListedRelease, "hold" | "lastDay">;
  open: ReactNode;
}) =>
  hold ? (
    <Badge tone="sold-out">{hold}</Badge>
  ) : lastDay ? (
    <UntilEnd lastDay={lastDay} then={<EndedBadge lastDay={lastDay} />}>
      {open}
    </UntilEnd>
  ) : (
    open
  );
