// Makes the fonts of app/fonts out of the Archivo family (SIL Open Font License) that npm installs:
// only the characters that Portuguese text needs, and only the part of the weight and width axes
// that globals.css uses. The results are committed, so that a build needs no font tools; run `npm
// run assets:font` after changing either list.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const SOURCE =
  require.resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2");

/** @param {number} first @param {number} last */
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

const PORTUGUESE = "ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü";
/** In names that come from elsewhere. */
const NAMES = "ÄËÑÖäèëñö";
/** What pages show; each letter more is 200 bytes for everybody. */
const SIGNS = "\u00a0§©·ºª°²³×÷−–—‘’“”…↑↓";

/** Not sent to anybody: titles on share images may have them. */
const RARE_SIGNS = "ß«®±´»¼½¾•′″€";

const TEXT = range(0x20, 0x7e) + PORTUGUESE + NAMES + SIGNS;

/**
 * The site's font, and two fixed cuts of it for the share images, whose words are drawn as
 * outlines.
 */
const TARGETS = /** @type {const} */ ({
  "archivo.woff2": {
    targetFormat: "woff2",
    variationAxes: {
      wdth: { min: 100, max: 118, default: 100 },
      wght: { min: 400, max: 800, default: 400 },
    },
    // Others (fractions, small capitals, stylistic sets) would bring letters that no page shows.
    keepFeatures: ["kern", "liga", "tnum"],
  },
  "archivo-headline.ttf": { targetFormat: "truetype", variationAxes: { wdth: 118, wght: 800 } },
  "archivo-label.ttf": { targetFormat: "truetype", variationAxes: { wdth: 112, wght: 650 } },
});

for (const [name, options] of Object.entries(TARGETS)) {
  const letters = name.endsWith(".ttf") ? TEXT + RARE_SIGNS : TEXT;
  const font = await subsetFont(await readFile(SOURCE), letters, options);
  await writeFile(new URL(`../../app/fonts/${name}`, import.meta.url), font);
  console.log(`app/fonts/${name}: ${(font.length / 1000).toFixed(1)} kB`);
}
