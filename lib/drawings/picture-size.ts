import sharp from "sharp";
import { publicFile, readSvg } from "@/lib/drawings/public-svg";

/** In pixels, of a picture of public/; of an SVG its viewBox. @throws Error without the file */
export async function pictureSize(url: string): Promise<{ width: number; height: number }> {
  if (url.endsWith(".svg")) {
    const { width, height } = readSvg(url);
    return { width, height };
  }
  // Photographs of phones may be stored lying on their side; autoOrient has the size as shown.
  const { autoOrient } = await sharp(publicFile(url)).metadata();
  return autoOrient;
}
