import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { color, hexToRgb, night } from "@/lib/drawings/palette";

/** Has the colours that all other files have; written by applyPalette(). */
export const PALETTE_SHEET = "app/_styles/palette.css";

/** Files with colours of the brand as text. Logos of partners have colours of their own. */
const FOLDERS = {
  "public/desenhos": /\.svg$/,
  "public/episodes": /\.svg$/,
  public: /^icon\.svg$/,
  "app/_styles": /\.css$/,
};

/**
 * Writes the palette into the files that hold its colours as text.
 * @throws RangeError when two colours are the same: a later change could not tell them apart
 */
export function applyPalette() {
  if (new Set(Object.values(color)).size < Object.keys(color).length) {
    throw new RangeError("Two colours of the palette are the same.");
  }
  const applied = new Map(
    [...readFileSync(PALETTE_SHEET, "utf8").matchAll(/--color-(\w+): (#\w{6});/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );
  const replacements = new Map(
    Object.entries(color).flatMap(([name, value]) => {
      const before = spellings(applied.get(name) ?? value);
      const after = spellings(value);
      return before.map((text, index) => [text.toLowerCase(), after[index]!]);
    }),
  );
  const pattern = new RegExp(`(?<![\\w#])(${[...replacements.keys()].join("|")})(?!\\w)`, "gi");
  for (const file of Object.entries(FOLDERS).flatMap(filesOf)) {
    const text = readFileSync(file, "utf8");
    const changed = text.replace(pattern, (found) => {
      const lower = found.toLowerCase();
      const value = replacements.get(lower)!;
      // Prettier keeps the colours of style sheets in lower case.
      return found === lower ? value.toLowerCase() : value;
    });
    if (changed !== text) writeFileSync(file, changed);
  }
  writeFileSync(PALETTE_SHEET, paletteSheet());
}

type Name = keyof typeof color;

const inNight = Object.entries(night) as [Name, string][];

/** The colours as tokens: all of them, also those that only drawings use. */
export const paletteSheet = () =>
  [
    "/* Written by `npm run assets` from supabase/functions/_shared/contract/palette.ts. */",
    "@theme static {",
    "  --color-*: initial;",
    ...Object.entries(color).map(([name, value]) => `  --color-${name}: ${value.toLowerCase()};`),
    "}\n",
    "@media screen and (forced-colors: none) {",
    "  @supports (color: light-dark(#000, #fff)) {",
    "    :root {",
    ...inNight.map(
      ([name, value]) =>
        `      --color-${name}: light-dark(${color[name].toLowerCase()}, ${value.toLowerCase()});`,
    ),
    "    }",
    "  }",
    "}\n",
  ].join("\n");

/** "#F3F0EA", and "243 240 234" of a transparent one. */
const spellings = (value: string) => [value, hexToRgb(value).join(" ")];

const filesOf = ([folder, names]: [string, RegExp]) =>
  readdirSync(folder, { recursive: folder !== "public", encoding: "utf8" })
    .filter((file) => names.test(file))
    .map((file) => path.join(folder, file));
