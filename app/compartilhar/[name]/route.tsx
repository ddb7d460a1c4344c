import { readFileSync } from "node:fs";
import path from "node:path";
import { notFound } from "next/navigation";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { ShareImage } from "@/app/compartilhar/[name]/share-image";
import { allEntries } from "@/lib/catalogue/catalogue";
import type { ShareSubject } from "@/lib/catalogue/entry";
import { shareImagePath } from "@/lib/catalogue/share-image-path";
import type { Picture } from "@/lib/content/picture-fields";
import { color, hex } from "@/lib/drawings/palette";
import { readPublicFile } from "@/lib/drawings/public-files";
import { withoutNight } from "@/lib/drawings/svg";
import { drawingPath } from "@/lib/paths";
import { makeVariant, variantsOf } from "@/lib/photographs/variants";
import { SHARE_IMAGE_SIZE } from "@/lib/seo/metadata";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";
import { fileResponse } from "@/lib/server/file-response";

type Context = { params: Promise<{ name: string }> };

export const dynamic = "force-static";
export const dynamicParams = false;

/** The pages that have an image of their own. */
const pagesWithImage = async () =>
  allEntries(await episodePagesAtBuild()).flatMap(({ path: page, image }) =>
    image ? [{ name: path.basename(shareImagePath(page)), image }] : [],
  );

export const generateStaticParams = async () =>
  (await pagesWithImage()).map(({ name }) => ({ name }));

/** The fonts are static ones, because next/og reads neither WOFF2 nor variable fonts. */
const fontFile = (cut: "headline" | "label") =>
  readFileSync(path.join(process.cwd(), "app", "fonts", `archivo-${cut}.ttf`));

export async function GET(_request: Request, { params }: Context) {
  const { name } = await params;
  const page = (await pagesWithImage()).find((one) => one.name === name) ?? notFound();
  const subject = page.image();
  const image = new ImageResponse(
    <ShareImage {...subject} mark={mark()} image={await imageOf(subject)} />,
    {
      ...SHARE_IMAGE_SIZE,
      fonts: [
        { name: "headline", data: fontFile("headline") },
        { name: "label", data: fontFile("label") },
      ],
    },
  );
  return fileResponse(new Uint8Array(await image.arrayBuffer()), "image/png");
}

const imageOf = ({ picture, drawing }: ShareSubject) =>
  picture ? photograph(picture) : dataUrl("image/svg+xml", drawingWithColours(drawing));

/** The logo for a dark background. */
const mark = () =>
  dataUrl(
    "image/svg+xml",
    readPublicFile(drawingPath("marcas/primoze")).replaceAll(color.planta, color.concreto),
  );

const drawingWithColours = (url: string) =>
  withoutNight(readPublicFile(url)).replaceAll("currentColor", hex.grafite);

async function photograph(picture: Picture): Promise<string> {
  const made = await makeVariant(variantsOf(picture.src).at(-1)!);
  return dataUrl("image/jpeg", await sharp(made).jpeg().toBuffer());
}

const dataUrl = (type: string, data: string | Uint8Array) =>
  `data:${type};base64,${Buffer.from(data).toString("base64")}`;
