import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { memoize } from "@/lib/cache/memoize";

type SvgSource = {
  attributes: Record<string, string>;
  content: string;
  width: number;
  height: number;
};

const ROOT = /<svg ([^>]*)>(.*)<\/svg>/;
const VIEW_BOX = /^0 0 ([\d.]+) ([\d.]+)$/;

/** Memoized. @throws Error when there is no such file, or no viewBox that starts at 0 0 */
export const readSvg = (url: string): SvgSource =>
  memoize(`svg ${url}`, () => parseSvg(url, readPublicFile(url)))();

export const readPublicFile = (url: string) => readFileSync(publicFile(url), "utf8");

/** In that very spelling. */
export function hasPublicFile(url: string): boolean {
  const file = publicFile(url);
  const folder = path.dirname(file);
  return existsSync(folder) && readdirSync(folder).includes(path.basename(file));
}

export function publicFile(url: string): string {
  // The comment keeps the build from tracing the whole project for a path that it cannot know.
  return path.join(/* turbopackIgnore: true */ process.cwd(), "public", url);
}

export const compactSvg = (text: string) =>
  text
    .replace(/<!--.*?-->|<\?.*?\?>/gs, "")
    .replace(/\s+/g, " ")
    .replace(/> (?=<)/g, ">")
    .trim();

function parseSvg(url: string, text: string): SvgSource {
  const [, root = "", content = ""] = ROOT.exec(compactSvg(text)) ?? [];
  const { xmlns: _xmlns, ...attributes } = Object.fromEntries(
    [...root.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
  const [, width, height] = VIEW_BOX.exec(attributes.viewBox ?? "") ?? [];
  if (!width || !height)
    throw new Error(`public${url}: no <svg> with a viewBox that starts at 0 0`);
  return { attributes, content, width: Number(width), height: Number(height) };
}
