import { memoize } from "@/lib/memoize";
import { readPublicFile } from "@/lib/drawings/public-files";

type Svg = {
  /** As React names them: the viewBox, and what all shapes share. */
  attributes: Record<string, string>;
  content: string;
  /** In whole pixels, as an attribute of HTML. */
  width: number;
  height: number;
};

/** Drawings of this folder are parts of pages. Any other SVG is only shown by <img>. */
export const isOwnDrawing = (url: string) => /^\/desenhos\/.*\.svg$/.test(url);

/** @throws Error without the file, or when it has no size */
export const readSvg = (url: string): Svg =>
  memoize(`svg ${url}`, () => {
    const svg = parseSvg(readPublicFile(url));
    if (!svg) throw new Error(`public${url}:1:1: ${NO_SIZE}`);
    return svg;
  })();

/** "public/x.svg:1:1: reason" in Portuguese, for a drawing that cannot be shown. */
export function svgProblems(url: string, text = readPublicFile(url)): string[] {
  const svg = parseSvg(text);
  if (!svg) return [`public${url}:1:1: ${NO_SIZE}`];
  if (!NAMESPACE.test(text)) return [`public${url}:1:1: ${NO_NAMESPACE}`];
  return isOwnDrawing(url) && STRANGE.test(svg.content) ? [`public${url}:1:1: ${STRANGER}`] : [];
}

const NO_SIZE = 'falta o tamanho do desenho; exporte-o de novo com viewBox="0 0 largura altura"';

/** Without it an image of a page stays empty. */
const NAMESPACE = /<svg\b[^>]*\sxmlns\s*=/;

const NO_NAMESPACE =
  'a marca <svg> não diz o que é, e o desenho não aparece; escreva nela xmlns="http://www.w3.org/2000/svg"';

/** The ids, classes and styles of a page are its own, and it runs what an element asks for. */
const STRANGE =
  /<(?!\/?(?:svg|g|path|circle|ellipse|rect|line|polyline|polygon|text|tspan)[\s/>])|[\s"'/](?:on\w+|id|class|style|(?:xlink:)?href)\s*=/i;

const STRANGER =
  "os desenhos de public/desenhos fazem parte das páginas: só têm formas e textos, sem estilos nem classes; " +
  "ponha este em public/figuras, que o site mostra como imagem";

export function parseSvg(source: string): Svg | undefined {
  const [, root = "", content = ""] =
    /<svg\b([^>]*?)(?:\/>|>(.*)<\/svg\s*>)/s.exec(compactSvg(withoutNight(source))) ?? [];
  const attributes = [...root.matchAll(/([\w:-]+)=["']([^"']*)["']/g)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  );
  const { viewBox, width, height } = Object.fromEntries(attributes);
  const size = viewBox
    ? viewBox
        .trim()
        .split(/[\s,]+/)
        .slice(2)
    : [width, height];
  const [x, y] = size.map((side) => Math.round(Number.parseFloat(side ?? "")));
  if (!x || !y) return undefined;
  const shared = attributes.filter(([name]) => SHARED.test(name));
  return {
    attributes: Object.fromEntries(shared.map(([name, value]) => [inReact(name), value])),
    content,
    width: x,
    height: y,
  };
}

const SHARED = /^(viewBox|(fill|stroke|font)(-[a-z]+)?)$/;

/** Without what an image has for the night (scripts/assets/night-drawings.ts). */
export const withoutNight = (svg: string) => svg.replace(NIGHT, "");

const NIGHT = /\n? *<style>@media screen and \(prefers-color-scheme:dark\).*?<\/style>/s;

const inReact = (name: string) =>
  name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

export const compactSvg = (text: string) =>
  text
    .replace(/<!--.*?-->|<\?.*?\?>/gs, "")
    .replace(/\s+/g, " ")
    .replace(/> (?=<)/g, ">")
    .trim();
