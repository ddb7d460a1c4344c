import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { SHARE_LETTERS, WEB_LETTERS } from "@/lib/drawings/font-letters";

const require = createRequire(import.meta.url);
const SOURCE =
  require.resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2");

/** The web font, and two static instances of it for the share images. */
const TARGETS: Record<string, Parameters<typeof subsetFont>[2]> = {
  "archivo.woff2": {
    targetFormat: "woff2",
    variationAxes: {
      wdth: { min: 100, max: 118, default: 100 },
      wght: { min: 400, max: 800, default: 400 },
    },
    // Other features (fractions, small capitals, stylistic sets) would add unused glyphs.
    keepFeatures: ["kern", "liga", "tnum"],
  },
  "archivo-headline.ttf": { targetFormat: "truetype", variationAxes: { wdth: 118, wght: 800 } },
  "archivo-label.ttf": { targetFormat: "truetype", variationAxes: { wdth: 112, wght: 650 } },
};

/**
 * Subsets the Archivo family (SIL Open Font License, installed by npm) into app/fonts. The results
 * are committed, so that a build needs no font tools.
 */
export async function exportFonts() {
  for (const [name, options] of Object.entries(TARGETS)) {
    const letters = name.endsWith(".ttf") ? SHARE_LETTERS : WEB_LETTERS;
    const font = await subsetFont(await readFile(SOURCE), letters, options);
    await writeFile(new URL(`../../app/fonts/${name}`, import.meta.url), font);
  }
}
