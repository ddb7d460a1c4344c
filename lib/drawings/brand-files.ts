/** The files of public/brand. `npm run assets` renders them from the art components. */

/** The five logos (§2.15). */
export const LOGO_SLUGS = [
  "primoze",
  "click-na-pintura",
  "mulheres-na-manutencao",
  "primoze-cast",
  "mao-amiga",
] as const;

/** For light backgrounds, for dark backgrounds, and in one colour. */
export const LOGO_VERSIONS = ["positiva", "negativa", "uma-cor"] as const;

/** Images that the media kit offers besides the logos. */
export const ASSET_SLUGS = [
  "casa-em-obra",
  "concurso",
  "estudio",
  "capa-podcast",
  "capa-concurso",
  "icone",
] as const;

/** Logos have no ground, which a JPEG would need. */
export const LOGO_FORMATS = ["svg", "png"] as const;
export const ASSET_FORMATS = ["svg", "png", "jpg"] as const;

export type LogoSlug = (typeof LOGO_SLUGS)[number];
export type LogoVersion = (typeof LOGO_VERSIONS)[number];
export type AssetSlug = (typeof ASSET_SLUGS)[number];
export type BrandFormat = (typeof ASSET_FORMATS)[number];

/** Width of the PNG files in pixels. The height follows from the aspect ratio. */
export const PNG_WIDTH = { logo: 1200, asset: 3000 } as const;

/** File name of a logo without extension. */
export const logoName = (slug: LogoSlug, version: LogoVersion) => `logo-${slug}-${version}`;

/** File name of an image without extension. */
export const assetName = (slug: AssetSlug) => `imagem-${slug}`;

/** Path of a brand file. */
export const brandFile = (name: string, format: BrandFormat) => `/brand/${name}.${format}`;
