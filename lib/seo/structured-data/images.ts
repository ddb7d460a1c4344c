import type { ImageObject } from "schema-dts";
import { assetName, brandFile } from "@/lib/drawings/brand-files";
import { getMediaKit, type MediaKit } from "@/lib/content/press";
import { shareImagePath } from "@/lib/catalogue/share-image-path";
import { LICENCE_ANCHOR, paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";
import { site } from "@/lib/site";
import type { Picture } from "@/lib/content/picture-fields";
import { photographPath } from "@/lib/photographs/variants";
import { companyReference } from "@/lib/seo/structured-data/company";

function imageData(path: string, caption: string): ImageObject {
  const licence = absoluteUrl(`${paths.mediaKit}#${LICENCE_ANCHOR}`);
  return {
    "@type": "ImageObject",
    url: absoluteUrl(path),
    contentUrl: absoluteUrl(path),
    caption,
    creditText: getMediaKit().credit,
    creator: companyReference,
    copyrightNotice: site.copyright,
    license: licence,
    acquireLicensePage: licence,
  };
}

export const shareImageData = (path: string, caption: string): ImageObject =>
  imageData(shareImagePath(path), caption);

/** A photograph of somebody: who made it and who may use it, as the editor wrote it. */
export function photographData(picture: Picture): ImageObject {
  const url = absoluteUrl(photographPath(picture.src));
  return {
    "@type": "ImageObject",
    url,
    contentUrl: url,
    caption: picture.alt,
    creditText: picture.credit ?? site.name,
    ...(picture.licence && { copyrightNotice: picture.licence }),
  };
}

export const pressPictureData = (kit: MediaKit): ImageObject[] =>
  kit.assets.map(({ slug, name, text }) =>
    imageData(brandFile(assetName(slug), "png"), `${name}. ${text}`),
  );
