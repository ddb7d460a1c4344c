// Plain JavaScript: next.config.mjs cannot import TypeScript.
import path from "node:path";
import { contentRoot, textNames } from "../content-root.mjs";
import { readContentFile } from "./front-matter.mjs";

/** @typedef {{ source: string, destination: string, permanent: true }} Redirect */

/**
 * For a host that knows no regular expressions what adapter/server/canonical-path.ts does, by the
 * number of parts of a path. Of punctuation the most frequent: each line is one of the 100 with
 * parameters that Cloudflare reads.
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
export function accentRedirects(folder = path.join(contentRoot(), "pages")) {
  const names = textNames(folder).map((file) => path.basename(file, ".mdx"));
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
