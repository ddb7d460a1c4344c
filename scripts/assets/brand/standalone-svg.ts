import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { hex } from "@/lib/brand/palette";

/** What stands for currentColor in a file of its own: the one-colour logo is printed in Grafite. */
const CURRENT_COLOR = hex.grafite;

/**
 * A drawing as an SVG file that stands alone: literal colours, a size in pixels and a title.
 * @param title what the file calls itself; plain text
 * @throws Error when the drawing is not an <svg> with a viewBox, or uses a custom property without a value
 */
export function standaloneSvg(drawing: ReactElement, title: string): string {
  const markup = renderToStaticMarkup(drawing)
    .replaceAll(/var\(--[\w-]+, (#[0-9A-Fa-f]{6})\)/g, "$1")
    .replaceAll("currentColor", CURRENT_COLOR)
    .replaceAll(/ (aria-hidden|focusable)="[^"]*"/g, "");
  const size = /^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>/.exec(markup);
  if (!size) throw new Error(`${title}: not an <svg> whose viewBox starts at 0 0`);
  if (markup.includes("var(")) throw new Error(`${title}: a colour has no literal value`);
  const [opening, width, height] = size;
  const root = opening.replace(/>$/, ` width="${width}" height="${height}" role="img">`);
  return `${root}<title>${title}</title>${markup.slice(opening.length)}\n`;
}
