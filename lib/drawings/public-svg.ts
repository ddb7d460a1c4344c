import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { memoize } from "@/lib/cache/memoize";
import { canBeInlined, inlineParts } from "@/lib/drawings/inline-svg";
import { parseSvg, type SvgElement, type SvgProblem } from "@/lib/drawings/svg-file";

type SvgSource = {
  /** Empty, as is the content, when the drawing can only be shown as a picture. */
  attributes: Record<string, string>;
  content: string;
  isInline: boolean;
  width: number;
  height: number;
};

type JudgedSvg = { source?: SvgSource; problems: readonly SvgProblem[] };

/** @throws Error when there is no such file, or when svgProblems() has something against it */
export function readSvg(url: string): SvgSource {
  const { source, problems } = judgedSvg(url);
  if (!source) throw new Error(svgProblems(url, problems)[0]);
  return source;
}

/** "public/x.svg:LINE:COLUMN: reason" in Portuguese, for a drawing that is not shown. */
export const svgProblems = (url: string, problems = judgedSvg(url).problems): string[] =>
  problems.map(({ line, column, reason }) => `public${url}:${line}:${column}: ${reason}`);

const judgedSvg = (url: string): JudgedSvg =>
  memoize(`svg ${url}`, () => judgeSvg(readFileSync(publicFile(url))))();

export const readPublicFile = (url: string) => readFileSync(publicFile(url), "utf8");

/** In that very spelling. */
export function hasPublicFile(url: string): boolean {
  const file = publicFile(url);
  const folder = path.dirname(file);
  return existsSync(folder) && readdirSync(folder).includes(path.basename(file));
}

/** The file of an address, in which a space may be written as %20. */
export function publicFile(url: string): string {
  // The comment keeps the build from tracing the whole project for a path that it cannot know.
  return path.join(/* turbopackIgnore: true */ process.cwd(), "public", decoded(url));
}

export function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/**
 * The address of the one file whose name is written nearly so: with other capitals, accents or
 * folder.
 * @param others addresses beside those of public/
 */
export function findPicture(url: string, others: readonly string[]): string | undefined {
  const name = nearName(decoded(url));
  const found = readdirSync(publicFile("/"), { recursive: true, encoding: "utf8" })
    .map((file) => `/${file.split(path.sep).join("/")}`)
    .concat(others)
    .filter((file) => /\.\w+$/.test(file) && nearName(file) === name);
  return found.length === 1 ? found[0] : undefined;
}

/** The file's own name, without accents, capitals and what stands for a space. */
const nearName = (file: string) =>
  (file.split(/[/\\]/).at(-1) ?? "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s_-]+/g, "-")
    .toLowerCase();

export const compactSvg = (text: string) =>
  text
    .replace(/<!--.*?-->|<\?.*?\?>/gs, "")
    .replace(/\s+/g, " ")
    .replace(/> (?=<)/g, ">")
    .trim();

function judgeSvg(bytes: Uint8Array): JudgedSvg {
  const { root, problems } = parseSvg(bytes);
  if (!root || problems.length > 0) return { problems };
  const size = sizeOf(root);
  if (!size) return { problems: [{ line: 1, column: 1, reason: NO_SIZE }] };
  const isInline = canBeInlined(root);
  const parts = isInline ? inlineParts(root) : { attributes: {}, content: "" };
  return { source: { ...parts, isInline, ...size }, problems };
}

const NO_SIZE = 'falta o tamanho do desenho; exporte-o de novo com viewBox="0 0 largura altura"';

/** In pixels. */
function sizeOf({ attributes }: SvgElement): { width: number; height: number } | undefined {
  const box = (attributes.viewBox ?? "").trim().split(/[\s,]+/);
  const [width = NaN, height = NaN] =
    box.length === 4
      ? box.slice(2).map(Number)
      : [attributes.width, attributes.height].map(pixelsOf);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

const PIXELS: Record<string, number> = { "": 1, px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4 };

function pixelsOf(length = ""): number {
  const [, number = "", unit = ""] = /^\s*([\d.]+)(px|pt|pc|mm)?\s*$/.exec(length) ?? [];
  return number ? Math.round(Number(number) * PIXELS[unit]!) : NaN;
}
