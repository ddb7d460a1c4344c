import type { Entry } from "@/lib/content/collection";
import { ContentError } from "@/lib/content/content-error";

/**
 * The entries of a collection by their `order`, which must run 1, 2, 3 … without gap or repetition.
 * @param folder the collection's folder, for the message
 * @param count how many entries there must be, where specification §9 gives a number
 * @throws ContentError when order or count are wrong
 */
export function sortByOrder<Data extends { order: number }>(
  folder: string,
  entries: Entry<Data>[],
  count = entries.length,
): Entry<Data>[] {
  const sorted = [...entries].sort((a, b) => a.data.order - b.data.order);
  const found = sorted.map(({ data }) => data.order).join(", ");
  const expected = Array.from({ length: count }, (_, index) => index + 1).join(", ");
  if (found !== expected) {
    throw new ContentError(`content/${folder}`, [
      `order: ${count} files numbered ${expected} are expected, found ${found || "none"}`,
    ]);
  }
  return sorted;
}
