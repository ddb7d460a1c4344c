import { sortByOrder } from "@/lib/content/sort-by-order";

const body = { file: "content/x/item.mdx", firstLine: 1, text: "" };

const entries = (...orders: number[]) =>
  orders.map((order, index) => ({ slug: `item-${index}`, data: { order }, body }));

describe("sortByOrder", () => {
  it("sorts by order without changing the collection", () => {
    const collection = entries(3, 1, 2);
    expect(sortByOrder("x", collection).map(({ data }) => data.order)).toEqual([1, 2, 3]);
    expect(collection.map(({ data }) => data.order)).toEqual([3, 1, 2]);
  });

  it.each([
    ["a number twice", [1, 2, 2], undefined],
    ["a gap", [1, 3], undefined],
    ["too few", [1, 2], 3],
    ["too many", [1, 2, 3, 4], 3],
    ["none", [], 3],
  ])("throws on %s with the folder", (_what, orders, count) => {
    expect(() => sortByOrder("services", entries(...orders), count)).toThrow(
      /content\/services is not valid[\s\S]*order: \d files numbered/,
    );
  });
});
