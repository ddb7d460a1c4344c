import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";

/** Three bands of colour, so that a picture on its side is not like an upright one. */
export function bands(width: number, height: number): Sharp {
  const third = height / 3;
  const band = (color: string, top: number) =>
    `<rect fill="${color}" y="${top}" width="${width}" height="${third + 1}"/>`;
  const colors = ["#c63", "#369", "#fd2"].map((color, index) => band(color, index * third));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${colors.join("")}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: "#fff" });
}

/** What a phone writes beside a picture: where it was, and its own name. */
export const PHONE_EXIF = {
  IFD0: { Make: "Telefone", Model: "Telefone 12" },
  IFD3: {
    GPSLatitudeRef: "S",
    GPSLatitude: "23/1 27/1 0/1",
    GPSLongitudeRef: "W",
    GPSLongitude: "46/1 32/1 0/1",
  },
};

/** A JPEG of a phone, in the folder of the photographs of a content. @param root the content */
export async function addPhotograph(root: string, name: string, picture = bands(1200, 900)) {
  const folder = path.join(root, "photographs");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), await picture.withExif(PHONE_EXIF).jpeg().toBuffer());
}
