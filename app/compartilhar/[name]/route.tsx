import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import { CompanyMark } from "@/components/art/marks/company-mark";
import { svgDataUrl } from "@/components/art/svg-file";
import { SHARE_FONTS, ShareSheet } from "@/components/share/share-sheet";
import { SHARE_IMAGE_SIZE } from "@/lib/seo";
import { getShareSubjects } from "./_drawing/share-subjects";

/** The pictures that shared links show, drawn once while the site is built: no network, no font from elsewhere. */
export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = () =>
  getShareSubjects().map((subject) => ({ name: path.basename(subject.path) }));

type Context = { params: Promise<{ name: string }> };

/** The share image of one page or article as a PNG. */
export async function GET(_request: Request, { params }: Context) {
  const { name } = await params;
  const subject = getShareSubjects().find((candidate) => path.basename(candidate.path) === name);
  if (!subject) return new Response(null, { status: 404 });
  const { drawing, ...words } = subject;
  return new ImageResponse(
    <ShareSheet
      {...words}
      art={await svgDataUrl(drawing)}
      mark={await svgDataUrl(<CompanyMark tone="dark" />)}
    />,
    {
      ...SHARE_IMAGE_SIZE,
      fonts: [
        { name: SHARE_FONTS.headline, data: await font("headline") },
        { name: SHARE_FONTS.label, data: await font("label") },
      ],
    },
  );
}

const font = (cut: string) => readFile(path.join(process.cwd(), `app/fonts/archivo-${cut}.ttf`));
