import sharp from "sharp";
import { renderSvg } from "@/components/art/render-svg";
import { ShareImage } from "@/app/compartilhar/[name]/_drawing/share-image";
import { buildCached } from "@/lib/cache/build-cache";
import { shareImageResponse } from "@/lib/server/file-response";
import type { Picture } from "@/lib/content/picture-fields";
import { makeVariant, variantsOf } from "@/lib/photographs/variants";
import { getShareImages } from "@/app/compartilhar/[name]/_drawing/share-images";

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = async () =>
  [...(await getShareImages()).keys()].map((name) => ({ name }));

export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const subject = (await getShareImages()).get((await params).name);
  if (!subject) return new Response(null, { status: 404 });
  const { picture, drawing, ...texts } = subject;
  const shown = picture ? await embeddedPhotograph(picture) : drawing;
  const svg = await renderSvg(<ShareImage {...texts} drawing={shown} />);
  const image = await buildCached([svg, JSON.stringify(sharp.versions)], () =>
    sharp(Buffer.from(svg)).removeAlpha().png().toBuffer(),
  );
  return shareImageResponse(image as Uint8Array<ArrayBuffer>);
}

/** A drawing with the photograph in it, cut around its point of focus as `object-position` does. */
async function embeddedPhotograph(picture: Picture) {
  const jpeg = (await variantsOf(picture)).find(({ format }) => format === "jpg")!;
  const data = Buffer.from(await makeVariant(jpeg)).toString("base64");
  const [x, y] = (picture.focus ?? "50% 50%").split(" ").map(alignment);
  return (
    <image
      href={`data:image/jpeg;base64,${data}`}
      width="100%"
      height="100%"
      preserveAspectRatio={`x${x}Y${y} slice`}
    />
  );
}

/** SVG knows three points of focus. */
function alignment(percent: string): string {
  const share = Number.parseInt(percent, 10);
  return share < 34 ? "Min" : share > 66 ? "Max" : "Mid";
}
