import type { ReactElement } from "react";
import { hex } from "@/lib/drawings/palette";

/** The text of an SVG file for an <svg> element, without the attributes that only HTML needs. */
export async function renderSvg(drawing: ReactElement): Promise<string> {
  // Next refuses a static import of react-dom/server in app modules.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(drawing)
    .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
    .replaceAll("currentColor", hex.grafite)
    .replaceAll(/ (aria-hidden|class)="[^"]*"/g, "");
}
