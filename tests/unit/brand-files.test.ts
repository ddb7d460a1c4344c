import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { getMediaKit } from "@/lib/content/press";
import { pictureMetadata } from "@/lib/press/press-files";
import { assetFiles, logoFiles } from "@/lib/press/press-files";
import { brandDrawings, standaloneSvg } from "@/scripts/assets/brand";

const folder = "public/brand";
const drawings = brandDrawings();
const kit = getMediaKit();
const pngFiles = [...logoFiles(kit), ...assetFiles(kit)].filter(({ name }) => /\.png$/.test(name));
const file = (name: string) => path.join(folder, name);

describe("public/brand (refresh it with `npm run assets`)", () => {
  it.each(drawings)("$name.svg is up to date", async ({ name, title, drawing }) => {
    const svg = readFileSync(file(`${name}.svg`), "utf8");
    expect(svg).toBe(await standaloneSvg(drawing, title));
    expect(svg).not.toMatch(/var\(|currentColor|class=/);
  });

  it.each(drawings)("$name.png is a PNG with the expected width", ({ name, pngWidth }) => {
    const png = readFileSync(file(`${name}.png`));
    expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect(png.readUInt32BE(16)).toBe(pngWidth);
  });

  it.each(pngFiles)("$name carries its caption, credit and terms of use", async (picture) => {
    const { xmpAsString = "" } = await sharp(file(path.basename(picture.source))).metadata();
    expect(xmpAsString).toContain(pictureMetadata(picture.caption, kit));
    expect(xmpAsString).toContain("<photoshop:Credit>PrimoZé/Divulgação</photoshop:Credit>");
  });

  it("has no other files and is below 1.5 MB", () => {
    const expected = drawings.flatMap(({ name }) => [`${name}.svg`, `${name}.png`]);
    expect(readdirSync(folder).sort()).toEqual(expected.sort());
    const bytes = expected.reduce((sum, name) => sum + statSync(file(name)).size, 0);
    expect(bytes).toBeLessThan(1_500_000);
  });
});
