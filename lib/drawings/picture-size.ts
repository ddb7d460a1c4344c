import sharp from "sharp";
import { publicFile, readSvg } from "@/lib/drawings/public-svg";

/**
 * Width and height in pixels of a picture of public/; those of an SVG file are its viewBox's.
 * @param url the file's address, as "/desenhos/artigos/rampa.svg"
 * @throws Error when there is no such file
 */
export async function pictureSize(url: string): Promise<{ width: number; height: number }> {
  if (url.endsWith(".svg")) {
    const { width, height } = readSvg(url);
    return { width, height };
  }
  // Photographs of phones may be stored lying on their side; autoOrient has the size as shown.
  const { autoOrient } = await sharp(publicFile(url)).metadata();
  return autoOrient;
}
