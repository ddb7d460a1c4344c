import type { ImageObject } from "schema-dts";
import { assetName, brandFile } from "@/lib/drawings/brand-files";
import { getMediaKit, type MediaKit } from "@/lib/content/press";
import { LICENCE_ANCHOR, paths, shareImagePath } from "@/lib/paths";
import { SHARE_IMAGE_SIZE } from "@/lib/seo/metadata";
import { absoluteUrl } from "@/lib/site-url";
import { site } from "@/lib/site";
import { pictureSize } from "@/lib/drawings/picture-size";
import type { Picture } from "@/lib/content/picture-fields";
import { photographSize } from "@/lib/photographs/source";
import { LARGEST, photographPath } from "@/lib/photographs/variants";
import { companyReference } from "@/lib/seo/structured-data/company";

type FilePicture = { path: string; caption: string; width: number; height: number };

function imageData({ path, caption, width, height }: FilePicture): ImageObject {
  const licence = absoluteUrl(`${paths.mediaKit}#${LICENCE_ANCHOR}`);
  return {
    "@type": "ImageObject",
    url: absoluteUrl(path),
    contentUrl: absoluteUrl(path),
    caption,
    width: pixels(width),
    height: pixels(height),
    creditText: getMediaKit().credit,
    creator: companyReference,
    copyrightNotice: site.copyright,
    license: licence,
    acquireLicensePage: licence,
  };
}

export const shareImageData = (path: string, caption: string): ImageObject =>
  imageData({ path: shareImagePath(path), caption, ...SHARE_IMAGE_SIZE });

/** A photograph of somebody: who made it and who may use it, as the editor wrote it. */
export async function photographData(picture: Picture): Promise<ImageObject> {
  const source = await photographSize(picture.src);
  const width = Math.min(source.width, LARGEST);
  const url = absoluteUrl(photographPath(picture.src));
  return {
    "@type": "ImageObject",
    url,
    contentUrl: url,
    caption: picture.alt,
    width: pixels(width),
    height: pixels(Math.round((width * source.height) / source.width)),
    creditText: picture.credit ?? site.name,
    ...(picture.licence && { copyrightNotice: picture.licence }),
  };
}

export const pressPictureData = (kit: MediaKit): Promise<ImageObject[]> =>
  Promise.all(
    kit.assets.map(async ({ slug, name, text }) => {
      const path = brandFile(assetName(slug), "png");
      return imageData({ path, caption: `${name}. ${text}`, ...(await pictureSize(path)) });
    }),
  );

/** E37: pixels in the unit codes of UN/CEFACT, which schema.org demands. */
const pixels = (value: number) =>
  ({ "@type": "QuantitativeValue", value, unitCode: "E37" }) as const;
