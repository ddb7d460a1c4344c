import { readdirSync, readFileSync, statSync } from "node:fs";
import { brandDrawings, standaloneSvg } from "@/scripts/assets/brand";

const folder = "public/brand";
const drawings = brandDrawings();
const file = (name: string) => `${folder}/${name}`;

describe("public/brand (refresh it with `npm run assets`)", () => {
  // Titles are those of the media kit on the day when the files were made.
  it.each(drawings)("$name.svg is up to date", async ({ name, drawing }) => {
    const svg = readFileSync(file(`${name}.svg`), "utf8");
    const [, title = ""] = /<title>([^<]+)<\/title>/.exec(svg) ?? [];
    expect(svg).toBe(await standaloneSvg(drawing, title));
    expect(svg).not.toMatch(/var\(|currentColor|class=/);
  });

  it.each(drawings)("$name.png is a PNG with the expected width", ({ name, pngWidth }) => {
    const png = readFileSync(file(`${name}.png`));
    expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect(png.readUInt32BE(16)).toBe(pngWidth);
  });

  it("has no other files and is below 3 MB", () => {
    const expected = drawings.flatMap(({ name, formats }) =>
      formats.map((format) => `${name}.${format}`),
    );
    expect(readdirSync(folder).sort()).toEqual(expected.sort());
    const bytes = expected.reduce((sum, name) => sum + statSync(file(name)).size, 0);
    expect(bytes).toBeLessThan(3_000_000);
  });
});
