import { compileMdx } from "@/lib/mdx/compile-mdx";
import { groupBy } from "@/lib/content/group-by";
import { ContentError } from "@/lib/content/collection";
import { contentProblems } from "@/lib/content/collections";
import { contentFiles } from "@/lib/content/content-files";
import type { ContentFile } from "@/lib/content/front-matter";
import type { Reference } from "@/lib/mdx/references";
import { pictureSize } from "@/lib/drawings/picture-size";
import { publicFiles } from "@/lib/drawings/public-files";
import { isOwnDrawing, svgProblems } from "@/lib/drawings/svg";
import { isPhotograph, sourceProblems } from "@/lib/photographs/source";
import { getEpisodeNotes, loadCaptions } from "@/lib/podcast/episode-notes";

/**
 * All mistakes that a build fails on, in Portuguese. The build and `npm run check:content` ask it.
 */
export async function contentErrors(): Promise<string[]> {
  const inFields = contentProblems();
  const inTexts = await Promise.all(contentFiles().map(textProblems));
  // The notes read a collection, which throws while one of its entries is invalid.
  const between = inFields.length > 0 ? [] : problemsOf(getEpisodeNotes);
  const inPictures = [
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
    return linesOf(error);
  }
}

function linesOf(error: unknown): readonly string[] {
  if (error instanceof ContentError) return error.problems;
  throw error;
}

/** What is wrong with a text, or with the files of its pictures. */
async function textProblems({ body }: ContentFile): Promise<readonly string[]> {
  try {
    const { pictures } = await compileMdx(body);
    const broken = pictures.map((picture) => pictureProblem(body.file, picture));
    return (await Promise.all(broken)).flat();
  } catch (error) {
    return linesOf(error);
  }
}

/** A picture whose file is not what its name says. */
async function pictureProblem(file: string, { url, place }: Reference): Promise<string[]> {
  // publicDrawings() checks the drawings, sourceProblems() the photographs.
  if (isOwnDrawing(url) || isPhotograph(url)) return [];
  try {
    await pictureSize(url);
    return [];
  } catch {
    return [
      `${file}:${place}: o arquivo public${url} não é uma imagem que se possa abrir; exporte-a de novo`,
    ];
  }
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
      /^(fotos\/.|(?!admin\/|brand\/|icons\/).*\.(jpe?g|png|webp|avif|hei[cf]|tiff?)$)/i.test(name),
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
