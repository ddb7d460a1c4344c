import { visit } from "unist-util-visit";
import { mdxProblems } from "@/lib/mdx/compile-mdx";
import { attributesOf, isMdxElement, parseMdx } from "@/lib/mdx/parse-mdx";
import { groupBy } from "@/lib/content/group-by";
import { ContentError } from "@/lib/content/collection";
import { contentProblems } from "@/lib/content/collections";
import { contentFiles } from "@/lib/content/content-files";
import type { ContentFile } from "@/lib/content/front-matter.mjs";
import { pictureSize } from "@/lib/drawings/picture-size";
import { publicFiles } from "@/lib/drawings/public-files";
import { isOwnDrawing, svgProblems } from "@/lib/drawings/svg";
import { isPhotograph, sourceProblems } from "@/lib/photographs/source";
import { getEpisodeNotes, loadCaptions } from "@/lib/podcast/episode-notes";

/**
 * All mistakes that a build fails on, in Portuguese. The build and `npm run check:content` ask it.
 */
export async function contentErrors(): Promise<string[]> {
  const files = contentFiles();
  const inFields = contentProblems();
  const inTexts = await Promise.all(files.map(({ body }) => mdxProblems(body)));
  // The notes read a collection, which throws while one of its entries is invalid.
  const between = inFields.length > 0 ? [] : problemsOf(getEpisodeNotes);
  const parsed = files.filter((_, index) => inTexts[index]!.length === 0);
  const inPictures = [
    ...(await brokenPictures(parsed)),
    ...(await sourceProblems()),
    ...publicDrawings().flatMap((url) => svgProblems(url)),
    ...publicPhotographs(),
    ...strangePublicFiles(publicFiles()),
  ];
  const all = [
    ...inFields,
    ...inTexts.flat(),
    ...between,
    ...inPictures,
    ...problemsOf(loadCaptions),
  ];
  return [...new Set(all)].sort(inOrder);
}

function problemsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

type Picture = { src: string; place: string };

/** Pictures of texts whose file is not what its name says. */
async function brokenPictures(files: ContentFile[]): Promise<string[]> {
  const pictures: Picture[] = [];
  for (const { body } of files) {
    visit(parseMdx(body), (node) => {
      const src =
        node.type === "image"
          ? node.url
          : isMdxElement(node) && node.name === "Figure" && attributesOf(node).src;
      // publicDrawings() checks the drawings, sourceProblems() the photographs.
      if (typeof src !== "string" || isOwnDrawing(src) || isPhotograph(src)) return;
      const { line, column } = node.position!.start;
      pictures.push({ src, place: `${body.file}:${line}:${column}` });
    });
  }
  const problems = pictures.map(async ({ src, place }) => {
    try {
      await pictureSize(src);
      return [];
    } catch {
      return [
        `${place}: o arquivo public${src} não é uma imagem que se possa abrir; exporte-a de novo`,
      ];
    }
  });
  return (await Promise.all(problems)).flat();
}

/** Addresses of all drawings that visitors can open, wherever they are. */
const publicDrawings = (): string[] =>
  publicFiles()
    .filter((name) => /\.svg$/i.test(name))
    .map((name) => `/${name.replaceAll("%", "%25")}`);

/**
 * Files that are shown or downloaded. A page or a script would run on the site without its policy.
 */
const SHOWN = /\.(?:svg|png|jpe?g|webp|avif|gif|ico|pdf|zip|mp3|m4a|mp4|webm|vtt|srt|txt)$/i;

/** The editor of /admin, which a build writes itself (docs/editing.md). */
const EDITOR = /^admin(?:\.html$|\/)/;

/** Problems of files whose type may not be public. @param names of files of public/ */
export const strangePublicFiles = (names: readonly string[]): string[] =>
  names
    .filter((name) => !SHOWN.test(name) && !EDITOR.test(name))
    .map(
      (name) =>
        `public/${name}:1:1: arquivos deste tipo não vão ao ar; use imagem, áudio, vídeo, legenda, texto, PDF ou ZIP`,
    );

/** Problems of photographs in public/, whose metadata tell visitors where the camera was. */
const publicPhotographs = (): string[] =>
  publicFiles()
    .filter((name) =>
      /^(fotos\/.|(?!brand\/|icons\/).*\.(jpe?g|png|webp|avif|hei[cf]|tiff?)$)/i.test(name),
    )
    .map(
      (name) => `public/${name}:1:1: fotografias ficam em content/photographs; ponha o arquivo lá`,
    );

function inOrder(a: string, b: string): number {
  const place = (problem: string) => /^([^:]*):(?:(\d+):)?/.exec(problem) ?? [];
  const [, fileA = "", lineA = "0"] = place(a);
  const [, fileB = "", lineB = "0"] = place(b);
  return fileA.localeCompare(fileB) || Number(lineA) - Number(lineB);
}

export function byFile(problems: readonly string[]): string {
  const groups = groupBy(problems, (problem) => [/^[^:]*/.exec(problem)![0]]);
  return [...groups]
    .map(([file, own]) => {
      const lines = own.map((problem) =>
        problem.slice(file.length + 1).replace(/^(\d+):(\d+):/, "linha $1, coluna $2:"),
      );
      return `\n  ${file}\n${lines.map((line) => `    - ${line.trim()}`).join("\n")}`;
    })
    .join("\n");
}
