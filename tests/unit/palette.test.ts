import { readFileSync } from "node:fs";
import { COLOR_IDS, contrast, hex, textOn } from "@/lib/drawings/palette";
import { PALETTE_SHEET, paletteSheet } from "@/scripts/assets/apply-palette";

describe("contrast", () => {
  it.each(COLOR_IDS)("of %s and its text colour meets WCAG AA", (id) => {
    expect(contrast(hex[id], hex[textOn(id)])).toBeGreaterThanOrEqual(4.5);
  });
});

it("the style sheet has the palette (`npm run assets` writes it)", () => {
  expect(readFileSync(PALETTE_SHEET, "utf8")).toBe(paletteSheet());
});
