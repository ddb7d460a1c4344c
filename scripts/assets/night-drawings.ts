import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { color, night } from "@/lib/drawings/palette";
import { withoutNight } from "@/lib/drawings/svg";

/** Drawings that <img> shows. Logos and icons have one look. */
const FOLDERS = ["", "artigos", "capas", "categorias"].map((one) => `public/desenhos/${one}`);

/** Files of drawings that change by night. */
export const nightDrawings = (): string[] =>
  [...FOLDERS, "public/episodes"].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".svg"))
      .map((name) => `${folder.replace(/\/$/, "")}/${name}`),
  );

/** Writes the colours of the night into the drawings: no page reaches into an image. */
export function applyNight() {
  for (const file of nightDrawings()) {
    const text = readFileSync(file, "utf8");
    const changed = withNight(text);
    if (changed !== text) writeFileSync(file, changed);
  }
}

/** A drawing with a rule for each of its colours that the night changes. */
export function withNight(svg: string): string {
  const plain = withoutNight(svg);
  const rules = (Object.keys(night) as (keyof typeof color)[]).flatMap((name) =>
    ["fill", "stroke"]
      .map((property) => ({ property, selector: `${property}="${color[name]}"` }))
      .filter(({ selector }) => plain.includes(selector))
      .map(({ property, selector }) => `[${selector}]{${property}:${night[name]}}`),
  );
  const style = `<style>@media ${NIGHT}{@supports (color:light-dark(red,red)){${rules.join("")}}}</style>`;
  return plain.replace(/<svg\b[^>]*>(?=(\n?))/, (root, newLine: string) =>
    newLine ? `${root}\n  ${style}` : root + style,
  );
}

/** The same condition as on the pages (app/_styles/palette.css). */
const NIGHT = "screen and (prefers-color-scheme:dark) and (forced-colors:none)";
