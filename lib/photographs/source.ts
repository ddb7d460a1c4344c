import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp, { type SharpOptions } from "sharp";
import { buildCached } from "@/lib/cache/build-cache";
import { memoize } from "@/lib/cache/memoize";
import { contentRoot } from "@/lib/content-root.mjs";
import { decoded } from "@/lib/drawings/public-svg";
import { PHOTOGRAPHS } from "@/lib/paths";

// A text names the source content/photographs/muro.jpg as /fotos/muro.jpg. No visitor gets it: the
// build makes the files of lib/photographs/variants.ts (docs/decisions/0067).

const MAX_BYTES = 30_000_000;
const MAX_PIXELS = 50_000_000;

/** Of every reading. What is cut off is an error; cameras write harmless oddities. */
export const OPEN: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: "error" };

const FORMATS = /\.(jpe?g|png|webp|avif)$/i;

const folder = () => path.join(/* turbopackIgnore: true */ contentRoot(), "photographs");

/** As messages name it. */
export const sourceName = (url: string) => `content/photographs/${nameOf(url)}`;

const nameOf = (url: string) => decoded(url).slice(PHOTOGRAPHS.length);

const sourceFile = (url: string) => path.join(/* turbopackIgnore: true */ folder(), nameOf(url));

export const isPhotograph = (url: string) => url.startsWith(PHOTOGRAPHS);

/** In that very spelling. */
export const hasPhotograph = (url: string) =>
  isPhotograph(url) && sourceNames().includes(nameOf(url));

export const photographAddresses = () => sourceNames().map((name) => PHOTOGRAPHS + name);

const sourceNames = () =>
  existsSync(folder()) ? readdirSync(folder()).filter((name) => !/^(\.|README)/.test(name)) : [];

export const readSource = (url: string) => readFileSync(sourceFile(url));

export const sourceHash = (url: string): string =>
  memoize(`hash of ${url}`, () => createHash("sha256").update(readSource(url)).digest("hex"))();

/** Pixels of the upright picture, and its average colour as "#a1b2c3". */
export type Photograph = { width: number; height: number; color: string };

/** @throws Error for a file that sourceProblems() names */
export const readPhotograph = (url: string): Promise<Photograph> =>
  memoize(`photograph ${url}`, async () => {
    const measured = await buildCached(["photograph", sourceHash(url)], async () =>
      Buffer.from(JSON.stringify(await measure(readSource(url)))),
    );
    return JSON.parse(Buffer.from(measured).toString()) as Photograph;
  })();

async function measure(source: Uint8Array): Promise<Photograph> {
  const { autoOrient } = await sharp(source, OPEN).metadata();
  const { data } = await sharp(source, OPEN)
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .resize(1, 1, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = red, blue = red] = data;
  const color = Buffer.from([red, green, blue]).toString("hex");
  return { ...autoOrient, color: `#${color}` };
}

/** "content/photographs/x.heic:1:1: reason" in Portuguese, for each file that cannot be shown. */
export async function sourceProblems(): Promise<string[]> {
  const problems: string[] = [];
  // One after the other: each can take 200 MB.
  for (const name of sourceNames()) {
    const reason = await sourceProblem(name);
    if (reason) problems.push(`content/photographs/${name}:1:1: ${reason}`);
  }
  return problems;
}

async function sourceProblem(name: string): Promise<string | undefined> {
  if (!FORMATS.test(name)) return OTHER_FORMAT;
  const source = readSource(PHOTOGRAPHS + name);
  if (source.length > MAX_BYTES)
    return `tem ${inMillions(source.length)} MB; o máximo é ${inMillions(MAX_BYTES)} MB; exporte-a menor`;
  return contentProblem(source, () => readPhotograph(PHOTOGRAPHS + name));
}

async function contentProblem(
  source: Uint8Array,
  open: () => Promise<unknown>,
): Promise<string | undefined> {
  try {
    const { format, compression, pages = 1, width, height } = await sharp(source).metadata();
    // An AVIF file is a HEIF file, like the HEIC of an iPhone, with another compression.
    const isKnown = format === "heif" ? compression === "av1" : FORMATS.test(`.${format}`);
    if (!isKnown) return OTHER_FORMAT;
    if (pages > 1) return `é uma animação de ${pages} quadros; use uma fotografia parada`;
    if (width * height > MAX_PIXELS)
      return `tem ${inMillions(width * height)} megapixels; o máximo é ${inMillions(MAX_PIXELS)}; exporte-a menor`;
    await open();
    return undefined;
  } catch {
    return "não é uma imagem que se possa abrir inteira; exporte-a de novo";
  }
}

const OTHER_FORMAT =
  "o site lê fotografias em JPEG, PNG, WebP ou AVIF; exporte-a em JPEG (no iPhone: Ajustes, Câmera, Formatos, Mais Compatível)";

const inMillions = (count: number) => (count / 1e6).toLocaleString("pt-BR", NO_MORE_DIGITS);
const NO_MORE_DIGITS = { maximumFractionDigits: 1 };
