import path from "node:path";
import sharp from "sharp";
import { slugOf } from "@/lib/format/slug";
import { PHOTOGRAPHS } from "@/lib/paths";
import { readSource, sourceHash } from "@/lib/photographs/source";

/** In pixels: a card, a head, and a head on a sharp screen. */
const WIDTHS = [480, 960, 1600] as const;

const LARGEST = 1600;

type Width = (typeof WIDTHS)[number];

/** A file that visitors get of a photograph, at most so wide. */
export type Variant = { src: string; name: string; width: Width };

const nameOf = (src: string, width: Width) =>
  `${slugOf(path.parse(src).name)}-${sourceHash(src).slice(0, 10)}-${width}.webp`;

export const variantsOf = (src: string): Variant[] =>
  WIDTHS.map((width) => ({ src, name: nameOf(src, width), width }));

/** The file for what shows one only: feeds, search engines (1,200 px or more) and old browsers. */
export const photographPath = (src: string) => PHOTOGRAPHS + nameOf(src, LARGEST);

/** The attribute `srcset`, without files that would be the same. @param width of the source */
export const srcSetOf = (src: string, width: number) =>
  variantsOf(src)
    .filter((_, index) => index === 0 || WIDTHS[index - 1]! < width)
    .map((one) => `${PHOTOGRAPHS}${one.name} ${Math.min(one.width, width)}w`)
    .join(", ");

/** Upright, in sRGB and without what the camera wrote, as the place where it was. */
export const makeVariant = ({ src, width }: Variant): Promise<Buffer> =>
  sharp(readSource(src))
    .autoOrient()
    .flatten({ background: "#fff" })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 72 })
    .toBuffer();
