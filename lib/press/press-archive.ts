import { readFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import {
  ASSET_FORMATS,
  assetName,
  brandFile,
  LOGO_FORMATS,
  logoName,
} from "@/lib/drawings/brand-files";
import { publicFile } from "@/lib/drawings/public-files";
import { noonDate } from "@/lib/content/dates";
import { getContest, getEnglishSummary } from "@/lib/content/collections/pages";
import { getContestRelease, getMediaKit, getReleases, type MediaKit } from "@/lib/content/press";
import { CONTEST_RELEASE, paths } from "@/lib/paths";
import { factGroups, factsText } from "@/lib/press/press-facts";
import {
  aboutText,
  contactBlock,
  contestReleaseText,
  englishText,
  LICENCE_TO_COME,
  releaseText,
} from "@/lib/press/press-texts";
import { block, textFile } from "@/lib/press/text-file";
import { site } from "@/lib/site";

/**
 * The ZIP for newsrooms: licence and captions, who the company is, facts, releases, logos and
 * pictures.
 */
export function pressArchive(): Uint8Array<ArrayBuffer> {
  const kit = getMediaKit();
  const release = getContestRelease();
  const texts: [name: string, text: string][] = [
    ["LEIA-ME.txt", readMe(kit)],
    ["sobre.txt", aboutText(kit)],
    ["about-en.txt", englishText(getEnglishSummary())],
    ["fatos.txt", factsText(factGroups({ kit, contest: getContest(), release }))],
    [`release-${CONTEST_RELEASE}.txt`, contestReleaseText(release)],
    ...getReleases().map((one): [string, string] => [`release-${one.name}.txt`, releaseText(one)]),
  ];
  const files = Object.fromEntries([
    ...texts.map(([name, text]) => [name, strToU8(text)] as const),
    ...pressPictures(kit).flatMap(({ folder, file, formats }) =>
      formats.map((format) => {
        const picture = readFileSync(publicFile(brandFile(file, format)));
        return [`${folder}/${file}.${format}`, new Uint8Array(picture)] as const;
      }),
    ),
  ]);
  // Not the build time: the same content gives the same archive.
  return Uint8Array.from(zipSync(files, { mtime: noonDate(kit.asOf) }));
}

/** The logos and pictures of public/brand, with their captions. */
const pressPictures = ({ logos, versions, assets }: MediaKit) => [
  ...logos.flatMap(({ slug, name }) =>
    versions.map((version) => ({
      folder: "logotipos",
      file: logoName(slug, version.id),
      formats: LOGO_FORMATS,
      caption: `Logotipo ${name}, versão ${version.name.toLowerCase()}`,
    })),
  ),
  ...assets.map(({ slug, name, text }) => ({
    folder: "imagens",
    file: assetName(slug),
    formats: ASSET_FORMATS,
    caption: `${name}. ${text}`,
  })),
];

const readMe = (kit: MediaKit): string =>
  textFile([
    block(
      `Licença de uso dos logotipos e imagens da ${site.name}`,
      ...(kit.demonstration.includes("licence") ? [LICENCE_TO_COME] : kit.licence),
      `Crédito: ${kit.credit}`,
    ),
    block("Legendas", ...pressPictures(kit).map(({ file, caption }) => `- ${file}: ${caption}`)),
    contactBlock(paths.pressRoom),
  ]);
