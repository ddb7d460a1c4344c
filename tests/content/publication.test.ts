import { saoPauloDate, isPublished } from "@/lib/content/publication.mjs";

describe("saoPauloDate: the day in São Paulo", () => {
  it.each([
    ["2025-01-15T02:59:59Z", "2025-01-14"],
    ["2025-01-15T03:00:00Z", "2025-01-15"],
    ["2025-01-15T23:59:59-03:00", "2025-01-15"],
  ])("at %s is %s", (instant, day) => {
    expect(saoPauloDate(new Date(instant))).toBe(day);
  });
});

describe("isPublished", () => {
  it.each([
    [{ date: "2025-01-15" }, true],
    [{ date: "2025-01-14", draft: false }, true],
    [{ date: "2025-01-16" }, false],
    [{ date: "2025-01-14", draft: true }, false],
  ])("%j on 15 January 2025: %s", (article, published) => {
    expect(isPublished(article, "2025-01-15")).toBe(published);
  });
});
