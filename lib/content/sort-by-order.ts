import type { Entry } from "@/lib/content/collection";
import { ContentError } from "@/lib/content/content-error";

/**
 * Sorts a collection by `order`, which must be 1, 2, 3 … without gaps or repetitions.
 * @param folder of the collection, for the error message
 * @param count expected number of entries, where specification §9 gives one
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
