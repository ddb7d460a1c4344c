import type { ReactNode } from "react";
import { FoldIcon } from "@/components/ui/fold-icon";

type FoldedListProps<Item> = {
  items: readonly Item[];
  /** How many are shown before the fold. */
  shown: number;
  /** What the others are: "turmas" in "Mais 4 turmas". */
  what: string;
  /** A list of some of the items; `offset` is how many are before them. */
  list: (items: readonly Item[], offset: number) => ReactNode;
};

/**
 * The beginning of a list and, without scripts, the rest behind a fold; nothing for an empty list.
 * A single item is not folded: its fold would take the same room.
 */
export function FoldedList<Item>({ items, shown, what, list }: FoldedListProps<Item>) {
  if (items.length === 0) return null;
  if (items.length <= shown + 1) return list(items, 0);
  return (
    <>
      {list(items.slice(0, shown), 0)}
      <details className="group mt-6">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 border-y-2 border-current py-1 font-bold [&::-webkit-details-marker]:hidden">
          Mais {items.length - shown} {what}
          <FoldIcon />
        </summary>
        <div className="pt-6">{list(items.slice(shown), shown)}</div>
      </details>
    </>
  );
}
