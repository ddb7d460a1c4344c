// Makes the fonts of app/fonts out of the Archivo family (SIL Open Font License) that npm installs: only the characters
// that Portuguese text needs, and only the part of the weight and width axes that globals.css uses. The results are
// committed, so that a build needs no font tools; run `npm run assets:font` after changing either list.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const SOURCE =
  require.resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2");

/** @param {number} first @param {number} last */
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** Beyond ASCII: what Portuguese text and the signs of this site need. */
const PORTUGUESE = "ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü\u00a0è§©·ºª°²×÷−–—‘’“”…↑↓";
/** Names that come from elsewhere, and signs that no page shows yet. */
const RARE = "ÄÈËÑÖäëñöß«®±³´»¼½¾•′″€";

const COMMON = range(0x20, 0x7e) + PORTUGUESE;

/** Of two axes, what globals.css asks for; other features (fractions, stylistic sets) bring letters that no page shows. */
const VARIABLE = /** @type {const} */ ({
  targetFormat: "woff2",
  variationAxes: {
    wdth: { min: 100, max: 118, default: 100 },
    wght: { min: 400, max: 800, default: 400 },
  },
  keepFeatures: ["kern", "liga", "tnum"],
});

/** The site's font in two files, and two fixed cuts of it for the share images, whose words are drawn as outlines. */
const TARGETS = /** @type {const} */ ([
  ["archivo.woff2", COMMON, VARIABLE],
  ["archivo-rare.woff2", RARE, VARIABLE],
  [
    "archivo-headline.ttf",
    COMMON + RARE,
    { targetFormat: "truetype", variationAxes: { wdth: 118, wght: 800 } },
  ],
  [
    "archivo-label.ttf",
    COMMON + RARE,
    { targetFormat: "truetype", variationAxes: { wdth: 112, wght: 650 } },
  ],
]);

for (const [name, text, options] of TARGETS) {
  const font = await subsetFont(await readFile(SOURCE), text, options);
  await writeFile(new URL(`../../app/fonts/${name}`, import.meta.url), font);
  console.log(`app/fonts/${name}: ${(font.length / 1000).toFixed(1)} kB`);
}
