import {
  assetName,
  BRAND_FORMATS,
  brandFile,
  LOGO_VERSIONS,
  logoName,
} from "@/lib/drawings/brand-files";
import type { Article } from "@/lib/content/articles";
import type { MediaKit } from "@/lib/content/press";

/** An image in the press archive. */
export type PressFile = { name: string; caption: string };
/** An image that is stored in public/, at `source`. */
export type StoredFile = PressFile & { source: string };
/** An article cover, drawn when the archive is made. */
export type CoverFile = PressFile & { article: Article };

/** All logos in all versions and formats. */
export const logoFiles = ({ logos, versions }: MediaKit): StoredFile[] =>
  logos.flatMap(({ slug, name }) =>
    LOGO_VERSIONS.flatMap((version) =>
      BRAND_FORMATS.map((format) => ({
        name: `logotipos/${logoName(slug, version)}.${format}`,
        caption: `Logotipo ${name}, versão ${versions.find(({ id }) => id === version)?.name.toLowerCase()}`,
        source: brandFile(logoName(slug, version), format),
      })),
    ),
  );

/** Images of the media kit in both formats. */
export const assetFiles = ({ assets }: MediaKit): StoredFile[] =>
  assets.flatMap(({ slug, name, text }) =>
    BRAND_FORMATS.map((format) => ({
      name: `imagens/${assetName(slug)}.${format}`,
      caption: `${name}. ${text}`,
      source: brandFile(assetName(slug), format),
    })),
  );

/** Covers of articles. */
export const coverFiles = (articles: readonly Article[]): CoverFile[] =>
  articles.map((article) => ({
    name: `capas/${article.slug}.svg`,
    caption: `Capa do artigo “${article.title}”`,
    article,
  }));
