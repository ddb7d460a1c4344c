// Makes app/fonts/archivo.woff2 out of the Archivo family (SIL Open Font License) that npm installs: only the characters
// that Portuguese text needs, and only the part of the weight and width axes that globals.css uses. The result is
// committed, so that a build needs no font tools; run `npm run assets:font` after changing either list.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const SOURCE =
  require.resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2");
const TARGET = new URL("../../app/fonts/archivo.woff2", import.meta.url);

/** @param {number} first @param {number} last */
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

const text = range(0x20, 0x7e) + range(0xa0, 0xff) + "–—‘’“”…•′″←→↑↓↗×−≤≥²³°ºª€₂";

const font = await subsetFont(await readFile(SOURCE), text, {
  targetFormat: "woff2",
  variationAxes: {
    wdth: { min: 100, max: 125, default: 100 },
    wght: { min: 400, max: 850, default: 400 },
  },
});
await writeFile(TARGET, font);
console.log(`app/fonts/archivo.woff2: ${(font.length / 1000).toFixed(1)} kB`);
