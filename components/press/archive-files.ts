import { readFile } from "node:fs/promises";
import path from "node:path";
import { createElement } from "react";
import { ArticleCover } from "@/components/art/drawing";
import { renderSvg } from "@/components/art/render-svg";
import { getArticles } from "@/lib/content/articles";
import { getContest } from "@/lib/content/collections";
import {
  getMediaKit,
  getContestRelease,
  getReleases,
  listedContestRelease,
} from "@/lib/content/press";
import { NEWEST_ARTICLES } from "@/lib/limits";
import {
  captionsText,
  contentsText,
  licenceText,
  type ArchiveFile,
  assetFiles,
  coverFiles,
  logoFiles,
  type CoverFile,
  type StoredFile,
} from "@/lib/press/press-archive";
import { pressFacts } from "@/lib/press/press-facts";
import { contestReleaseText, mediaKitText, releaseText } from "@/lib/press/press-texts";
import { getPage } from "@/lib/content/pages";

export async function archiveFiles(): Promise<ArchiveFile[]> {
  const kit = getMediaKit();
  const articles = pressArticles();
  const stored = [...logoFiles(kit), ...assetFiles(kit)];
  const covers = coverFiles(articles);
  const files = [
    { name: "LICENCA.txt", content: licenceText(kit) },
    { name: "fatos.json", content: loadFacts() },
    { name: "legendas.txt", content: captionsText([...stored, ...covers], kit) },
    { name: "media-kit.txt", content: loadMediaKitText() },
    { name: "release-click-na-pintura.txt", content: loadContestReleaseText() },
    ...getReleases().map((release) => ({
      name: `release-${release.name}.txt`,
      content: releaseText(release),
    })),
    ...(await Promise.all([...stored.map(read), ...covers.map(draw)])),
  ];
  return [{ name: "CONTEUDO.txt", content: contentsText(files) }, ...files];
}

const pressArticles = () => getArticles().slice(0, NEWEST_ARTICLES.pressCovers);

export function loadFacts(): string {
  const kit = getMediaKit();
  const release = getContestRelease();
  return json(pressFacts({ kit, contest: getContest(), release }, pressArticles()));
}

const read = async ({ name, source }: StoredFile) => ({
  name,
  content: new Uint8Array(
    await readFile(path.join(process.cwd(), "public/brand", path.basename(source))),
  ),
});

const draw = async ({ name, article: { category, slug } }: CoverFile) => ({
  name,
  content: await renderSvg(createElement(ArticleCover, { category, slug })),
});

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

export const loadContestReleaseText = () =>
  contestReleaseText({
    listed: listedContestRelease(),
    page: getPage("click-na-pintura-release"),
    release: getContestRelease(),
    contest: getContest(),
  });

export const loadMediaKitText = () => mediaKitText(getPage("media-kit"), getMediaKit());
