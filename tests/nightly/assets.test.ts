import { readdirSync, readFileSync } from "node:fs";
import { readSvg } from "@/lib/drawings/svg";
import { PALETTE_SHEET, paletteSheet } from "@/scripts/assets/apply-palette";
import { brandDrawings, standaloneSvg } from "@/scripts/assets/brand";
import { nightDrawings, withNight } from "@/scripts/assets/night-drawings";

/** Public drawings and files of `npm run assets`, as they are delivered. */

it("covers have the size of the share images", () => {
  const covers = ["capas", "categorias"].flatMap((folder) =>
    readdirSync(`public/desenhos/${folder}`).map((name) => `desenhos/${folder}/${name}`),
  );
  const sizes = covers.map((file) => {
    const { width, height } = readSvg(`/${file}`);
    return { file, width, height };
  });
  expect(sizes).toEqual(covers.map((file) => ({ file, width: 1200, height: 630 })));
});

describe("npm run assets changes nothing", () => {
  const brand = brandDrawings();

  it("of the style sheet of the palette", () => {
    expect(readFileSync(PALETTE_SHEET, "utf8")).toBe(paletteSheet());
  });

  it.each(nightDrawings())("of the night of %s", (file) => {
    const svg = readFileSync(file, "utf8");
    expect(withNight(svg)).toBe(svg);
  });

  // Titles are those of the media kit on the day when the files were made.
  it.each(brand)("of public/brand/$name", ({ name, drawing, pngWidth }) => {
    const svg = readFileSync(`public/brand/${name}.svg`, "utf8");
    const [, title = ""] = /<title>([^<]+)<\/title>/.exec(svg) ?? [];
    expect(svg).toBe(standaloneSvg(drawing, title));
    expect(readFileSync(`public/brand/${name}.png`).readUInt32BE(16)).toBe(pngWidth);
  });

  it("of the list of public/brand", () => {
    const expected = brand.flatMap(({ name, formats }) => formats.map((one) => `${name}.${one}`));
    expect(readdirSync("public/brand").sort()).toEqual(expected.sort());
  });
});
