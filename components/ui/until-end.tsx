import type { ListedRelease } from "@/lib/content/press";
import type { ReactNode } from "react";
import { endOfDay, isOver, numericDate } from "@/lib/content/dates";
import { Badge } from "@/components/ui/badge";
import { dataAttributes } from "@/lib/browser/attributes";

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
 * docs/decisions/0017: a page before the last day has both states, in this order; its script marks
 * the element later, and app/_styles/base.css hides one.
 */
export function UntilEnd({ lastDay, children, then, as: Element = "span" }: UntilEndProps) {
  if (isOver(lastDay)) return then;
  return (
    <Element {...dataAttributes({ ends: endOfDay(lastDay) })} className="until-end contents">
      <Element className="contents">{children}</Element>
      <Element className="contents">{then}</Element>
    </Element>
  );
}

/** "Terminou em 05/05/2025", which agrees with every noun, after that day; nothing before. */
export const EndedBadge = ({ lastDay }: { lastDay: string }) => (
  <UntilEnd
    lastDay={lastDay}
    then={<Badge tone="other">{`Terminou em ${numericDate(lastDay)}`}</Badge>}
  />
);

/** @param open shown until what it announces is over, or always */
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
