import type { ImageObject } from "schema-dts";
import { assetName, brandFile } from "@/lib/drawings/brand-files";
import { getMediaKit, type MediaKit } from "@/lib/content/press";
import { LICENCE_ANCHOR, paths, shareImageAddress } from "@/lib/paths";
import { absoluteUrl, SHARE_IMAGE_SIZE } from "@/lib/seo/metadata";
import { site } from "@/lib/site";
import { pictureSize } from "@/lib/drawings/picture-size";
import { companyReference } from "@/lib/seo/structured-data/company";

type Picture = { path: string; caption: string; width: number; height: number };

function imageData({ path, caption, width, height }: Picture): ImageObject {
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
  imageData({ path: shareImageAddress(path), caption, ...SHARE_IMAGE_SIZE });

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
