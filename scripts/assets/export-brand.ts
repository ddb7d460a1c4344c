/**
 * Draws the files of public/brand (the media kit's downloads) from the components: `npm run
 * assets:brand`. Run it after a change to a mark or a drawing; a test compares the committed SVGs
 * with the components.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
// sharp is a dependency of next.
import sharp from "sharp";
import { brandFile } from "@/lib/brand/brand-files";
import { getMediaKit } from "@/lib/content/media-kit";
import { pictureMetadata } from "@/lib/press/picture-metadata";
import { assetFiles, logoFiles } from "@/lib/press/press-files";
import { brandDrawings } from "@/scripts/assets/brand/drawings";
import { standaloneSvg } from "@/scripts/assets/brand/standalone-svg";

const folder = fileURLToPath(new URL("../../public/brand", import.meta.url));

/** The density at which sharp renders one SVG unit as one pixel, in dots per inch. */
const SVG_DPI = 72;

async function png(svg: string, width: number, metadata: string): Promise<Buffer> {
  const own = Number(/ width="([\d.]+)"/.exec(svg)?.[1]);
  return sharp(Buffer.from(svg), { density: (SVG_DPI * width) / own })
    .resize({ width })
    .withXmp(metadata)
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

async function exportBrand() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const kit = getMediaKit();
  const files = [...logoFiles(kit), ...assetFiles(kit)];
  const captionOf = (name: string) =>
    files.find(({ source }) => source === brandFile(name, "png"))?.caption ?? name;
  let bytes = 0;
  for (const { name, title, pngWidth, drawing } of brandDrawings()) {
    const svg = await standaloneSvg(drawing, title);
    const bitmap = await png(svg, pngWidth, pictureMetadata(captionOf(name), kit));
    writeFileSync(path.join(folder, `${name}.svg`), svg);
    writeFileSync(path.join(folder, `${name}.png`), bitmap);
    bytes += Buffer.byteLength(svg) + bitmap.length;
  }
  console.log(`public/brand: ${Math.round(bytes / 1024)} kB`);
}

void exportBrand();
