import sharp from "sharp";
import { renderSvg } from "@/components/art/render-svg";
import { buildCached } from "@/lib/cache/build-cache";
import { pictureResponse } from "@/lib/server/file-response";
import { PodcastCover } from "@/app/primoze-cast/capa.png/_drawing/podcast-cover";

/** Apple takes squares of 1,400 to 3,000 px, as RGB. */
const SIZE = 3000;

export const dynamic = "force-static";

/** The cover of the podcast feed. */
export async function GET() {
  const svg = await renderSvg(<PodcastCover size={SIZE} />);
  const image = await buildCached({
    name: "primoze-cast/capa.png",
    source: svg,
    code: ["app/primoze-cast/capa.png"],
    make: () => sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 9 }).toBuffer(),
  });
  return pictureResponse(image as Uint8Array<ArrayBuffer>, "image/png");
}
