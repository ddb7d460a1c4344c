import { ContentError } from "./content-error";

/**
 * The entries of a collection by their `order`, for lists whose length the specification gives.
 * @throws ContentError unless they are numbered from 1 to `count`
 */
export function inOrder<Item extends { order: number }>(
  folder: string,
  items: Item[],
  count: number,
): Item[] {
  const sorted = [...items].sort((a, b) => a.order - b.order);
  if (sorted.length !== count || sorted.some(({ order }, index) => order !== index + 1)) {
    const found = sorted.map(({ order }) => order).join(", ") || "none";
    throw new ContentError(`content/${folder}`, [
      `order: expected the numbers 1 to ${count}, each once, found ${found}`,
    ]);
  }
  return sorted;
}
