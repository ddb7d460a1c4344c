import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import type { ReactElement } from "react";
import { CompanyMark } from "@/components/art/marks/company-mark";
import { svgDataUrl } from "@/components/art/svg-file";
import { SHARE_FONTS, ShareSheet } from "@/components/share/share-sheet";
import { buildCached } from "@/lib/build-cache";
import { SHARE_IMAGE_SIZE } from "@/lib/seo";
import { getShareSubjects } from "./_drawing/share-subjects";

/** The pictures that shared links show, drawn once while the site is built: no network, no font from elsewhere. */
export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = () => [...getShareSubjects().keys()].map((name) => ({ name }));

type Context = { params: Promise<{ name: string }> };

/** The share image of one page or article as a PNG; one that an earlier build has drawn is not drawn again. */
export async function GET(_request: Request, { params }: Context) {
  const { name } = await params;
  const subject = getShareSubjects().get(name)?.();
  if (!subject) return new Response(null, { status: 404 });
  const { drawing, ...words } = subject;
  const art = await svgDataUrl(drawing);
  const mark = await svgDataUrl(<CompanyMark tone="dark" />);
  const image = await buildCached({
    name: `compartilhar/${name}`,
    source: JSON.stringify({ words, art, mark }),
    code: ["components/share", "app/fonts", "lib/palette.ts"],
    make: async () => draw(<ShareSheet {...words} art={art} mark={mark} />),
  });
  return new Response(image as Uint8Array<ArrayBuffer>, {
    headers: {
      "content-type": "image/png",
      "cache-control": "public, immutable, no-transform, max-age=31536000",
    },
  });
}

async function draw(sheet: ReactElement): Promise<Uint8Array> {
  const fonts = await (shareFonts ??= loadFonts());
  return new Uint8Array(
    await new ImageResponse(sheet, { ...SHARE_IMAGE_SIZE, fonts }).arrayBuffer(),
  );
}

/** The very same list for all images: by that the renderer knows that it has read these fonts already. */
let shareFonts: ReturnType<typeof loadFonts> | undefined;

const loadFonts = async () => [
  { name: SHARE_FONTS.headline, data: await font("headline") },
  { name: SHARE_FONTS.label, data: await font("label") },
];

const font = (cut: string) => readFile(path.join(process.cwd(), `app/fonts/archivo-${cut}.ttf`));
