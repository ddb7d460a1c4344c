import { createHash } from "node:crypto";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { buildCached } from "@/lib/cache/build-cache";
import { slugOf } from "@/lib/format/slug";
import { escapeXml } from "@/lib/format/xml";
import { PHOTOGRAPHS } from "@/lib/paths";
import { OPEN, readPhotograph, readSource, sourceHash } from "@/lib/photographs/source";

/** A photograph at one place: who made it and who may use it stay in the files. */
export type PhotographUse = { src: string; credit?: string; licence?: string };

export type Variant = PhotographUse & { name: string; format: Format; width: number };

/** In pixels: a card and a head, on screens of one to three pixels per CSS pixel. */
const WIDTHS = [400, 640, 960, 1600] as const;

/** Of the fallback, which feeds, search engines and old browsers show. */
const FALLBACK_WIDTH = 1200;

export type Format = "avif" | "webp" | "jpg";

const SETTINGS = {
  // More effort takes several times as long for at most a tenth of the bytes.
  avif: { quality: 45, effort: 1 },
  webp: { quality: 68 },
  jpg: { quality: 76, mozjpeg: true },
};

/** All that changes what is in the files, so that their addresses change with it. */
const RECIPE = JSON.stringify([WIDTHS, FALLBACK_WIDTH, SETTINGS]);

const encode: Record<Format, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif(SETTINGS.avif),
  webp: (image) => image.webp(SETTINGS.webp),
  jpg: (image) => image.jpeg(SETTINGS.jpg),
};

const baseName = ({ src, credit = "", licence = "" }: PhotographUse) => {
  const hash = createHash("sha256");
  for (const part of [sourceHash(src), credit, licence, RECIPE]) hash.update(part).update("\0");
  return `${slugOf(path.parse(src).name)}-${hash.digest("hex").slice(0, 10)}`;
};

/** The JPEG of a photograph, for what shows one file only. */
export const fallbackPath = (use: PhotographUse) => `${PHOTOGRAPHS}${baseName(use)}.jpg`;

const widthsOf = (width: number) => [
  ...WIDTHS.filter((one) => one < width),
  ...(width < WIDTHS.at(-1)! ? [width] : []),
];

export async function variantsOf(use: PhotographUse): Promise<Variant[]> {
  const { width } = await readPhotograph(use.src);
  const base = baseName(use);
  const sized = (["avif", "webp"] as const).flatMap((format) =>
    widthsOf(width).map((one) => ({
      ...use,
      name: `${base}-${one}.${format}`,
      format,
      width: one,
    })),
  );
  const fallback = { ...use, name: `${base}.jpg`, width: Math.min(width, FALLBACK_WIDTH) };
  return [...sized, { ...fallback, format: "jpg" }];
}

/** The attribute `srcset` of one format. */
export const srcSetOf = (variants: readonly Variant[], format: Format) =>
  variants
    .filter((variant) => variant.format === format)
    .map(({ name, width }) => `${PHOTOGRAPHS}${name} ${width}w`)
    .join(", ");

/** Upright, in sRGB and without what the camera wrote, as the place where it was. */
export const makeVariant = ({ name, src, format, width, credit, licence }: Variant) =>
  buildCached([name, JSON.stringify(sharp.versions)], () => {
    const image = sharp(readSource(src), OPEN)
      .autoOrient()
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .resize(width);
    const rights = rightsOf({ credit, licence });
    return encode[format](rights ? image.withXmp(rights) : image).toBuffer();
  });

// Not Exif, whose texts have no accents.
function rightsOf({ credit, licence }: Omit<PhotographUse, "src">): string | undefined {
  if (!credit && !licence) return undefined;
  const text = (name: string, value = "") =>
    value && `<photoshop:${name}>${escapeXml(value)}</photoshop:${name}>`;
  return (
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" ' +
    'xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    text("Credit", credit) +
    (licence
      ? `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(licence)}</rdf:li></rdf:Alt></dc:rights>`
      : "") +
    "</rdf:Description></rdf:RDF></x:xmpmeta>"
  );
}
