import sharp from "sharp";
import { publicFile } from "@/lib/drawings/public-files";
import { isOwnDrawing, readSvg } from "@/lib/drawings/svg";

/** In pixels, of a picture of public/; of a drawing its viewBox. @throws Error without the file */
export async function pictureSize(url: string): Promise<{ width: number; height: number }> {
  if (isOwnDrawing(url)) {
    const { width, height } = readSvg(url);
    return { width, height };
  }
  // Photographs of phones may be stored lying on their side; autoOrient has the size as shown.
  const { autoOrient } = await sharp(publicFile(url)).metadata();
  return autoOrient;
}
