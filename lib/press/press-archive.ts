import { strToU8, zipSync, type Zippable } from "fflate";
import {
  ASSET_FORMATS,
  assetName,
  brandFile,
  LOGO_FORMATS,
  LOGO_VERSIONS,
  logoName,
} from "@/lib/drawings/brand-files";
import type { Article } from "@/lib/content/articles";
import type { MediaKit } from "@/lib/content/press";
import { noonDate } from "@/lib/content/dates";
import { escapeXml } from "@/lib/format/xml";
import { block, textFile } from "@/lib/press/text-file";
import { ownContact, site } from "@/lib/site";
import { env } from "@/lib/env";
import { LICENCE_ANCHOR, paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";

export type PressFile = { name: string; caption: string };
export type StoredFile = PressFile & { source: string };
export type CoverFile = PressFile & { article: Article };

export const logoFiles = ({ logos, versions }: MediaKit): StoredFile[] =>
  logos.flatMap(({ slug, name }) =>
    LOGO_VERSIONS.flatMap((version) =>
      LOGO_FORMATS.map((format) => ({
        name: `logotipos/${logoName(slug, version)}.${format}`,
        caption: `Logotipo ${name}, versão ${versions.find(({ id }) => id === version)?.name.toLowerCase()}`,
        source: brandFile(logoName(slug, version), format),
      })),
    ),
  );

export const assetFiles = ({ assets }: MediaKit): StoredFile[] =>
  assets.flatMap(({ slug, name, text }) =>
    ASSET_FORMATS.map((format) => ({
      name: `imagens/${assetName(slug)}.${format}`,
      caption: `${name}. ${text}`,
      source: brandFile(assetName(slug), format),
    })),
  );

export const coverFiles = (articles: readonly Article[]): CoverFile[] =>
  articles.map((article) => ({
    name: `capas/${article.slug}.svg`,
    caption: `Capa do artigo “${article.title}”`,
    article,
  }));

/** Where the terms of use are; a build without an address of its own has no such page. */
export const licencePage = (): string | undefined =>
  env.SITE_URL ? absoluteUrl(`${paths.mediaKit}#${LICENCE_ANCHOR}`) : undefined;

const NAMESPACES = {
  dc: "http://purl.org/dc/elements/1.1/",
  photoshop: "http://ns.adobe.com/photoshop/1.0/",
  xmpRights: "http://ns.adobe.com/xap/1.0/rights/",
};

/** With the names of the IPTC standard. @param licencePage absolute address of the terms */
export function pictureMetadata(
  caption: string,
  { credit, confirmedLicence }: Pick<MediaKit, "credit" | "confirmedLicence">,
  licencePage?: string,
): string {
  const isLicensed = confirmedLicence.length > 0;
  const namespaces = Object.entries(NAMESPACES).map(([name, uri]) => ` xmlns:${name}="${uri}"`);
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about=""${namespaces.join("")}>`,
    localised("dc:description", caption),
    `<dc:creator><rdf:Seq><rdf:li>${site.name}</rdf:li></rdf:Seq></dc:creator>`,
    localised("dc:rights", site.copyright),
    `<photoshop:Credit>${escapeXml(credit)}</photoshop:Credit>`,
    "<xmpRights:Marked>True</xmpRights:Marked>",
    isLicensed ? localised("xmpRights:UsageTerms", confirmedLicence.join(" ")) : "",
    isLicensed && licencePage
      ? `<xmpRights:WebStatement>${escapeXml(licencePage)}</xmpRights:WebStatement>`
      : "",
    "</rdf:Description></rdf:RDF></x:xmpmeta>",
  ].join("");
}

const localised = (name: string, text: string) =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt></${name}>`;

export type ArchiveFile = { name: string; content: string | Uint8Array };

/** All files have the same date, so that the same content gives an identical archive. */
export function pressArchive(files: ArchiveFile[], day: string): Uint8Array<ArrayBuffer> {
  const entries: Zippable = Object.fromEntries(
    files.map(({ name, content }) => {
      const bytes = typeof content === "string" ? strToU8(content) : content;
      const level = /\.(png|jpg)$/.test(name) ? 0 : 9;
      return [name, [bytes, { level, mtime: noonDate(day) }]] as const;
    }),
  );
  return Uint8Array.from(zipSync(entries));
}

const LICENCE_TO_COME =
  "A empresa ainda vai publicar os termos. Até lá, peça autorização por e-mail.";

export const licenceText = ({ confirmedLicence, credit }: MediaKit): string =>
  textFile([
    block(
      `Licença de uso dos logotipos e imagens da ${site.name}`,
      ...(confirmedLicence.length > 0 ? confirmedLicence : [LICENCE_TO_COME]),
    ),
    `Crédito: ${credit}`,
    ...(ownContact.email ? [`Dúvidas: ${ownContact.email}`] : []),
  ]);

export const captionsText = (files: PressFile[], { credit }: MediaKit): string =>
  textFile([
    "LEGENDAS E CRÉDITOS",
    files.map(({ name, caption }) => `${name}\n  ${caption}\n  Crédito: ${credit}`).join("\n\n"),
  ]);

export const contentsText = (files: ArchiveFile[]): string =>
  textFile([
    `CONTEÚDO\n${files.length} arquivos`,
    files.map(({ name, content }) => `${name}  ${sizeText(content)}`).join("\n"),
    "Legendas e créditos: legendas.txt. Termos de uso: LICENCA.txt. Números: fatos.json.",
  ]);

const sizeText = (content: ArchiveFile["content"]) =>
  `${Math.ceil(Buffer.byteLength(content) / 1024)} kB`;
