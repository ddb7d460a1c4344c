import { monthShares, relativeSpan } from "@/app/click-na-pintura/_sections/phases";

const days = [
  { from: "2025-01-01", to: "2025-01-31" },
  { from: "2025-02-10", to: "2025-02-10" },
];

it("returns the months of the range with their number of days", () => {
  expect(monthShares(days)).toEqual([
    { name: "jan", share: 31 },
    { name: "fev", share: 28 },
  ]);
});

it("includes both ends of a span", () => {
  expect(relativeSpan(days, days[0]!)).toEqual({ start: 0, length: (31 / 59) * 100 });
  expect(relativeSpan(days, days[1]!)).toEqual({ start: (40 / 59) * 100, length: (1 / 59) * 100 });
});
