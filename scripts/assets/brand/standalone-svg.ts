import type { ReactElement } from "react";
import { renderSvg } from "@/components/art/render-svg";

/**
 * An SVG file for download, with a size in px and a title.
 * @param title plain text
 * @throws Error when the drawing is not an <svg> with a viewBox that starts at 0 0
 */
export async function standaloneSvg(drawing: ReactElement, title: string): Promise<string> {
  const markup = await renderSvg(drawing);
  const size = /^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>/.exec(markup);
  if (!size) throw new Error(`${title}: not an <svg> with a viewBox that starts at 0 0`);
  const [opening, width, height] = size;
  const root = opening.replace(/>$/, ` width="${width}" height="${height}" role="img">`);
  return `${root}<title>${title}</title>${markup.slice(opening.length)}\n`;
}
