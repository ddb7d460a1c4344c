/** Draws the site's icons from the AppIcon component into app/, where Next finds them by name: `npm run assets:icons`. */
import { writeFileSync } from "node:fs";
import { createElement } from "react";
import sharp from "sharp";
import { AppIcon } from "@/components/art/app-icon";
import { standaloneSvg } from "./brand/standalone-svg";

const app = new URL("../../app/", import.meta.url);
const svg = standaloneSvg(createElement(AppIcon), "PrimoZé");

/** @param size edge in pixels */
const png = (size: number) =>
  sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png().toBuffer();

/** An .ico file that holds one PNG. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

async function exportIcons() {
  writeFileSync(new URL("icon.svg", app), svg);
  writeFileSync(new URL("apple-icon.png", app), await png(180));
  writeFileSync(new URL("favicon.ico", app), ico(await png(32), 32));
}

void exportIcons();
