/** The files of public/brand, which `npm run assets:brand` draws from the components and the media kit offers. */

/** The five logos (specification §2 "Media kit"). */
export const LOGO_SLUGS = [
  "primoze",
  "click-na-pintura",
  "mulheres-na-manutencao",
  "primoze-cast",
  "mao-amiga",
] as const;

/** For light grounds, for dark grounds, and in one colour. */
export const LOGO_VERSIONS = ["positiva", "negativa", "uma-cor"] as const;

/** The pictures offered beside the logos. */
export const ASSET_SLUGS = [
  "casa-em-obra",
  "concurso",
  "estudio",
  "capa-podcast",
  "capa-concurso",
  "icone",
] as const;

export const BRAND_FORMATS = ["svg", "png"] as const;

export type LogoSlug = (typeof LOGO_SLUGS)[number];
export type LogoVersion = (typeof LOGO_VERSIONS)[number];
export type AssetSlug = (typeof ASSET_SLUGS)[number];
export type BrandFormat = (typeof BRAND_FORMATS)[number];

/** Width of a PNG in pixels; its height follows the drawing. */
export const PNG_WIDTH = { logo: 1200, asset: 1600 } as const;

/** Name of a logo's file without its ending. */
export const logoName = (slug: LogoSlug, version: LogoVersion) => `logo-${slug}-${version}`;

/** Name of a picture's file without its ending. */
export const assetName = (slug: AssetSlug) => `imagem-${slug}`;

/** Address of a brand file. */
export const brandFile = (name: string, format: BrandFormat) => `/brand/${name}.${format}`;
