import { readFileSync } from "node:fs";
import { COLOR_IDS, contrast, hex, hexToRgb, textOn } from "@/lib/drawings/palette";
import { PALETTE_SHEET, paletteSheet } from "@/scripts/assets/apply-palette";

describe("hexToRgb", () => {
  it.each([
    ["#000000", [0, 0, 0]],
    ["#FFFFFF", [255, 255, 255]],
    ["#0E3A5A", [14, 58, 90]],
    ["#f47b20", [244, 123, 32]],
  ])("%s is %j", (value, rgb) => {
    expect(hexToRgb(value)).toEqual(rgb);
  });

  it.each(["0E3A5A", "#FFF", "#GGGGGG", "red", ""])("throws on %j", (value) => {
    expect(() => hexToRgb(value)).toThrow(RangeError);
  });
});

describe("contrast", () => {
  it.each(COLOR_IDS)("of %s and its text colour meets WCAG AA", (id) => {
    expect(contrast(hex[id], hex[textOn(id)])).toBeGreaterThanOrEqual(4.5);
  });
});

it("the style sheet has the palette (`npm run assets` writes it)", () => {
  expect(readFileSync(PALETTE_SHEET, "utf8")).toBe(paletteSheet());
});
