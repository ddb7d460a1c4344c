import type { ReactElement } from "react";
import { hex } from "@/lib/brand/palette";

/** A drawing as the text of an SVG file: its colours written out, since a file has no style sheet. */
export async function svgFile(drawing: ReactElement): Promise<string> {
  // Next refuses a static import of react-dom/server in app modules.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const markup = renderToStaticMarkup(drawing)
    .replaceAll(/var\(--[\w-]+, (#\w+)\)/g, "$1")
    .replaceAll("currentColor", hex.grafite);
  return markup.includes("xmlns=")
    ? markup
    : markup.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
}
