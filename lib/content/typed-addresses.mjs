// Plain JavaScript: next.config.mjs cannot import TypeScript.
import { readdirSync } from "node:fs";
import path from "node:path";
import { contentRoot } from "../content-root.mjs";
import { readContentFile } from "./front-matter.mjs";

/** @typedef {{ source: string, destination: string, permanent: true }} Redirect */

/** Punctuation of a sentence that a messenger takes for the end of a link. */
const PUNCTUATION = "[.,;:!*>\\)\\]\"']|%(?:2[1279ACE]|3[ABEF]|5D|C2%BB|E2%80%(?:9[9D]|A6))";

/** Parameters that networks add for their statistics, here after a "&" without a "?". */
const TRACKING = "(?:fbclid|gclid|gbraid|wbraid|msclkid|ttclid|igshid|igsh|mc_[ce]id|utm_\\w+)=";

/**
 * No file of the build, no API, and no second slash, which would begin the name of another site.
 */
const PLACE = "((?!api/|_next/)(?:[a-z0-9].*?)?)";

/**
 * Permanent redirects from addresses with what people and messengers add to them
 * (docs/specification.md, "Addresses as people type them").
 * @returns {Redirect[]}
 */
export const typedAddressRedirects = () => [
  { source: `/:path${PLACE}(&${TRACKING}.*)`, destination: "/:path", permanent: true },
  { source: `/:path${PLACE}((?:${PUNCTUATION})+)`, destination: "/:path", permanent: true },
  ...accentRedirects(),
];

/**
 * The first two for a host that has no regular expressions, by the number of parts of a path. Of
 * punctuation the most frequent: each line is one of the 100 with parameters that Cloudflare reads.
 */
export function typedAddressLines() {
  const added = [
    ".",
    ",",
    ";",
    ":",
    "!",
    ")",
    "%5D",
    "'",
    "%22",
    "%E2%80%9D",
    "&fbclid=*",
    "&utm_*",
  ];
  const places = ["/:page", "/:section/:page", "/:section/:list/:page"];
  return places.flatMap((place) => added.map((end) => `${place}${end} ${place} 301`));
}

/** @returns {Redirect[]} from /serviços to /servicos; of pages, whose addresses people type */
function accentRedirects(folder = path.join(contentRoot(), "pages")) {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => path.basename(file, ".mdx"));
  return names.flatMap((name) => {
    const { title, heading, description } = readContentFile(path.join(folder, `${name}.mdx`)).data;
    const text = [title, heading, description].join(" ").toLowerCase();
    const spelling = new Map(
      (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [
        word.normalize("NFD").replace(/\p{M}/gu, ""),
        word,
      ]),
    );
    const parent = names.find((other) => name.startsWith(`${other}-`));
    const place = parent ? `/${parent}/${name.slice(parent.length + 1)}` : `/${name}`;
    const typed = place.replace(/[a-z0-9]+/g, (word) => spelling.get(word) ?? word);
    if (typed === place) return [];
    return { source: encodeURI(typed), destination: place, permanent: /** @type {const} */ (true) };
  });
}
