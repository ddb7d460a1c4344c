import {
  assetName,
  BRAND_FORMATS,
  brandFile,
  LOGO_VERSIONS,
  logoName,
} from "@/lib/brand/brand-files";
import type { Article } from "@/lib/content/article-schema";
import type { MediaKit } from "@/lib/content/media-kit";

/** A picture in the press archive: its name there, what it shows, and where it comes from. */
export type PressFile = { name: string; caption: string };
/** One that stands in public/, at `source`. */
export type StoredFile = PressFile & { source: string };
/** One that is drawn when the archive is made. */
export type CoverFile = PressFile & { article: Article };

/** Every logo in every version and format. */
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

/** The media kit's pictures in both formats. */
export const assetFiles = ({ assets }: MediaKit): StoredFile[] =>
  assets.flatMap(({ slug, name, text }) =>
    BRAND_FORMATS.map((format) => ({
      name: `imagens/${assetName(slug)}.${format}`,
      caption: `${name}. ${text}`,
      source: brandFile(assetName(slug), format),
    })),
  );

/** The covers of the articles. */
export const coverFiles = (articles: readonly Article[]): CoverFile[] =>
  articles.map((article) => ({
    name: `capas/${article.slug}.svg`,
    caption: `Capa do artigo “${article.title}”`,
    article,
  }));
