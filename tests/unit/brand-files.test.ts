import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { getMediaKit } from "@/lib/content/press";
import { assetFiles, logoFiles, pictureMetadata } from "@/lib/press/press-archive";
import { brandDrawings, standaloneSvg } from "@/scripts/assets/brand";

const folder = "public/brand";
const drawings = brandDrawings();
const kit = getMediaKit();
const bitmaps = [...logoFiles(kit), ...assetFiles(kit)].filter(({ name }) => !/svg$/.test(name));
const file = (name: string) => path.join(folder, name);

describe("public/brand (refresh it with `npm run assets`)", () => {
  // Titles, captions and terms are those of the media kit on the day when the files were made.
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

  it.each(bitmaps)("$name carries a caption and the credit", async (picture) => {
    const { xmpAsString = "" } = await sharp(file(path.basename(picture.source))).metadata();
    expect(xmpAsString).toMatch(/<dc:description>.*\S.*<\/dc:description>/s);
    expect(xmpAsString).toMatch(/<photoshop:Credit>[^<]+<\/photoshop:Credit>/);
  });

  it("their metadata have caption and credit of the media kit", () => {
    const metadata = pictureMetadata("Casa & obra", kit, undefined);
    expect(metadata).toContain("Casa &amp; obra");
    expect(metadata).toContain("<photoshop:Credit>PrimoZé/Divulgação</photoshop:Credit>");
  });

  it("names the terms of use once they are confirmed", () => {
    const page = "https://primoze.example/media-kit#licenca";
    const confirmed = { ...kit, confirmedLicence: ["Uso livre."] };
    expect(pictureMetadata("Casa", confirmed, page)).toMatch(/UsageTerms>.*Uso livre.*#licenca</);
    expect(pictureMetadata("Casa", { ...kit, confirmedLicence: [] }, page)).not.toMatch(
      /UsageTerms|WebStatement/,
    );
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
