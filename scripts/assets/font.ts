import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const SOURCE =
  require.resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2");

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

const PORTUGUESE = "ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü";
const NAMES = "ÄËÑÖäèëñö";
/** Characters of the web font. Each character adds about 200 bytes to every first visit. */
const SIGNS = "\u00a0§©·ºª°²³×÷−–—‘’“”…↑↓";

/** Characters of the share images' fonts, which are not sent to browsers. */
const RARE_SIGNS = "ß«®±´»¼½¾•′″€";

const TEXT = range(0x20, 0x7e) + PORTUGUESE + NAMES + SIGNS;

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
    const letters = name.endsWith(".ttf") ? TEXT + RARE_SIGNS : TEXT;
    const font = await subsetFont(await readFile(SOURCE), letters, options);
    await writeFile(new URL(`../../app/fonts/${name}`, import.meta.url), font);
  }
}
