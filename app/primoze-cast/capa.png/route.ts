import sharp from "sharp";
import { pictureResponse } from "@/lib/server/file-response";
import { drawingPath } from "@/lib/paths";
import { publicFile } from "@/lib/drawings/public-files";

export const dynamic = "force-static";

/** The cover of the podcast feed has 3,000 px: Apple takes RGB squares of 1,400 to 3,000 px. */
export async function GET() {
  const svg = publicFile(drawingPath("marcas/primoze-cast-capa"));
  const image = await sharp(svg).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
  return pictureResponse(image as Uint8Array<ArrayBuffer>, "image/png");
}
