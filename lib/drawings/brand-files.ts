/** The files of public/brand. `npm run assets` renders them from the art components. */

export const LOGO_SLUGS = [
  "primoze",
  "click-na-pintura",
  "mulheres-na-manutencao",
  "primoze-cast",
  "mao-amiga",
] as const;

export const LOGO_VERSIONS = ["positiva", "negativa", "uma-cor"] as const;

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

export const logoName = (slug: LogoSlug, version: LogoVersion) => `logo-${slug}-${version}`;

export const assetName = (slug: AssetSlug) => `imagem-${slug}`;

export const brandFile = (name: string, format: BrandFormat) => `/brand/${name}.${format}`;
