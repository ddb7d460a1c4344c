import type { ImageObject } from "schema-dts";
import { getMediaKit } from "@/lib/content/media-kit";
import { LICENCE_ANCHOR, paths, shareImagePath } from "@/lib/paths";
import { absoluteUrl, SHARE_IMAGE_SIZE } from "@/lib/seo/metadata";
import { site } from "@/lib/site";
import { companyReference } from "@/lib/structured-data/company";

type Picture = { path: string; caption: string; width: number; height: number };

/** A picture of the site with credit and terms of use. Width and height in pixels. */
export function imageData({ path, caption, width, height }: Picture): ImageObject {
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
    copyrightNotice: `© ${site.copyrightYear} ${site.name}`,
    license: licence,
    acquireLicensePage: licence,
  };
}

/** The share image of a page. */
export const shareImageData = (path: string, caption: string): ImageObject =>
  imageData({ path: shareImagePath(path), caption, ...SHARE_IMAGE_SIZE });

/** E37: pixels in the unit codes of UN/CEFACT, which schema.org demands. */
const pixels = (value: number) =>
  ({ "@type": "QuantitativeValue", value, unitCode: "E37" }) as const;
