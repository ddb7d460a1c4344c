import { readFileSync } from "node:fs";
import { endingSoon } from "@/scripts/check-dates.mjs";

const table = (...dates: string[]) =>
  `| Until      | What |\n| --- | --- |\n${dates.map((date) => `| ${date} | Node | update |\n`).join("")}`;

it.each([
  ["61 days before", "2027-03-03", []],
  ["60 days before", "2027-03-02", ["2027-03-02: Node"]],
  ["long after", "2020-01-01", ["2020-01-01: Node"]],
  ["for a date that does not exist", "2027-13-01", ["2027-13-01: Node"]],
])("names a row %s", (_what, date, expected) => {
  expect(endingSoon(table("2099-01-01", date), new Date("2027-01-01"))).toEqual(expected);
});

it("reads the table that exists", () => {
  const all = endingSoon(readFileSync("docs/every-year.md", "utf8"), new Date("2100-01-01"));
  expect(all.length).toBeGreaterThan(0);
  expect(() => endingSoon("no table", new Date())).toThrow("no row with a date");
});
