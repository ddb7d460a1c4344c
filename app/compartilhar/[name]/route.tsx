import sharp from "sharp";
import { renderSvg } from "@/components/art/render-svg";
import { ShareImage } from "@/app/compartilhar/[name]/_drawing/share-image";
import { buildCached } from "@/lib/cache/build-cache";
import { shareImageResponse } from "@/lib/server/file-response";
import { getShareImages } from "@/app/compartilhar/[name]/_drawing/share-images";

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = async () =>
  [...(await getShareImages()).keys()].map((name) => ({ name }));

export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const subject = (await getShareImages()).get((await params).name);
  if (!subject) return new Response(null, { status: 404 });
  const svg = await renderSvg(<ShareImage {...subject} />);
  const image = await buildCached([svg, JSON.stringify(sharp.versions)], () =>
    sharp(Buffer.from(svg)).removeAlpha().png().toBuffer(),
  );
  return shareImageResponse(image as Uint8Array<ArrayBuffer>);
}
