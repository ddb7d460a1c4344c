import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { ICON_PATH, ICON_SIZES, iconPath, MASKABLE_ICON_SIZES } from "@/lib/drawings/app-icons";
import { publicFile } from "@/lib/drawings/public-svg";

const app = new URL("../../app/", import.meta.url);
const publicFolder = new URL("../../public", import.meta.url).href;

const png = (size: number) =>
  sharp(publicFile(ICON_PATH), { density: 300 }).resize(size, size).png().toBuffer();

async function roundedPng(size: number): Promise<Buffer> {
  const radius = Math.round(size * 0.22);
  const mask = `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}"/></svg>`;
  return sharp(await png(size))
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

function ico(image: Buffer, size: number): Buffer {
  // An icon, one image: its size, one colour plane, 32 bits; its bytes and where they begin.
  const header = Uint8Array.of(0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0);
  return Buffer.concat([header, new Uint8Array(Uint32Array.of(image.length, 22).buffer), image]);
}

/** From public/icon.svg into app/ (Next's file conventions) and public/icons (manifest). */
export async function exportIcons() {
  writeFileSync(new URL("apple-icon.png", app), await png(180));
  writeFileSync(new URL("favicon.ico", app), ico(await png(32), 32));

  const folder = new URL(`${publicFolder}/icons/`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const size of ICON_SIZES) {
    writeFileSync(new URL(publicFolder + iconPath(size)), await roundedPng(size));
  }
  for (const size of MASKABLE_ICON_SIZES) {
    writeFileSync(new URL(publicFolder + iconPath(size, "maskable")), await png(size));
  }
}
