import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { memoize } from "@/lib/memoize";
import { contentRoot, entriesIn, fileNames } from "@/lib/content-root.mjs";
import { decoded } from "@/lib/drawings/public-files";
import { PHOTOGRAPHS } from "@/lib/paths";

// A text names the source content/photographs/muro.jpg as /fotos/muro.jpg. No visitor gets it: the
// build makes the files of lib/photographs/variants.ts.

const folder = () => path.join(/* turbopackIgnore: true */ contentRoot(), "photographs");

/** How messages name the file of a photograph. */
export const sourceName = (url: string) => `content/photographs/${nameOf(url)}`;

/** Markdown writes a space as %20, which may be in the name of a file, too. */
function nameOf(url: string): string {
  const name = url.slice(PHOTOGRAPHS.length);
  return sourceNames().includes(name) ? name : decoded(name);
}

export const isPhotograph = (url: string) => url.startsWith(PHOTOGRAPHS);

/** Whether there is the photograph of an address, in that very spelling. */
export const hasPhotograph = (url: string) =>
  isPhotograph(url) && sourceNames().includes(nameOf(url));

export const photographAddresses = () => sourceNames().map((name) => PHOTOGRAPHS + name);

const sourceNames = () => fileNames(folder(), /./);

export const readSource = (url: string) =>
  readFileSync(path.join(/* turbopackIgnore: true */ folder(), nameOf(url)));

export const sourceHash = (url: string): string =>
  memoize(`hash of ${url}`, () => createHash("sha256").update(readSource(url)).digest("hex"))();

/** In pixels, upright. @throws Error for a file that sourceProblems() names */
export const photographSize = (url: string): Promise<{ width: number; height: number }> =>
  memoize(`size of ${url}`, async () => (await sharp(readSource(url)).metadata()).autoOrient)();

/** "content/photographs/x.heic:1:1: reason" in Portuguese, for each file that cannot be shown. */
export async function sourceProblems(): Promise<string[]> {
  const problems: string[] = [];
  // One after the other: each can take 200 MB.
  for (const entry of entriesIn(folder())) {
    const reason = entry.isFile() ? await problemOf(PHOTOGRAPHS + entry.name) : NO_FILE;
    if (reason) problems.push(`content/photographs/${entry.name}:1:1: ${reason}`);
  }
  return problems;
}

async function problemOf(url: string): Promise<string | undefined> {
  try {
    const { format, compression } = await sharp(readSource(url)).metadata();
    // An AVIF file is a HEIF file, like the HEIC of an iPhone, with another compression.
    const isKnown = format === "heif" ? compression === "av1" : /^(jpeg|png|webp)$/.test(format);
    if (!isKnown) return OTHER_FORMAT;
    // Reads all of it: the end may be missing.
    await sharp(readSource(url), { failOn: "error" }).stats();
    return undefined;
  } catch {
    return FORMATS.test(url) ? NOT_WHOLE : OTHER_FORMAT;
  }
}

const FORMATS = /\.(jpe?g|png|webp|avif)$/i;

const NO_FILE = "isto é um atalho ou uma pasta; ponha aqui o próprio arquivo da fotografia";
const NOT_WHOLE = "não é uma imagem que se possa abrir inteira; exporte-a de novo";
const OTHER_FORMAT =
  "o site lê fotografias em JPEG, PNG, WebP ou AVIF; exporte-a em JPEG (no iPhone: Ajustes, Câmera, Formatos, Mais Compatível)";

/** Whether a photograph is higher than wide. */
export async function isPortrait({ src }: { src: string }): Promise<boolean> {
  const { width, height } = await photographSize(src);
  return height > width;
}
