import { PurgeCSS } from "purgecss";
import { FONT_RULE } from "../../../lib/html/inline-scripts.mjs";
import { pruneCss } from "./prune-css.mjs";

const SHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/>/g;

/**
 * Writes into a page what it uses of its style sheets, so that the first paint waits for no second request. The link to the
 * whole sheet stays, switched off until the page's scripts start (lib/html/inline-scripts.mjs): by it React knows the sheet, and
 * what scripts add to the page finds its rules there. Next's own `inlineCss` writes the whole sheet into each page three
 * times, twice of them as data for React (docs/decisions/0010).
 * @param {(url: string) => string} readSheet gives the text of a style sheet by its address
 * @returns the function that does it to one page
 */
export function pageStyles(readSheet) {
  /** Pages made of the same parts use the same rules. @type {Map<string, Promise<string[]>>} */
  const known = new Map();

  /** @param {string[]} urls @param {string} words */
  function used(urls, words) {
    const key = [...urls, words].join("\n");
    const found = known.get(key) ?? rulesOf(urls, words);
    known.set(key, found);
    return found;
  }

  /** @param {string[]} urls @param {string} words */
  async function rulesOf(urls, words) {
    const sheets = urls.map((url) => rulesFor(absolute(readSheet(url), url), words));
    return pruneCss(await Promise.all(sheets), new Set(words.split(" ")));
  }

  /** @param {string} html */
  return async (html) => {
    const urls = [...html.matchAll(SHEET)].map(([, url = ""]) => url);
    const rules = await used(urls, wordsOfTags(html, urls.map(readSheet).join()));
    return html.replace(SHEET, (_, url, rest) => {
      const index = urls.indexOf(url);
      const last = index === urls.length - 1 ? FONT_RULE : "";
      return `<style>${rules[index]}${last}</style><link rel="stylesheet" href="${url}"${rest} disabled=""/>`;
    });
  };
}

/** The rules of a sheet that a page with these words in its tags can need. @param {string} css @param {string} words */
async function rulesFor(css, words) {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: words, extension: "txt" }],
    css: [{ raw: css }],
    defaultExtractor: (content) => content.split(" "),
    keyframes: true,
    // A browser sets and takes away attributes by itself (a <details> that opens), so each counts as present.
    dynamicAttributes: [...css.matchAll(/\[([a-z-]+)[\]=~|^$*]/g)].map(([, name = ""]) => name),
  });
  return result?.css ?? css;
}

/**
 * The words within a page's tags (element names, classes, attributes) that also stand in the sheet, with the custom properties
 * that they read and the types of fields, in one order.
 * @param {string} html @param {string} css
 */
function wordsOfTags(html, css) {
  const inSheet = wordsOfSheet(css);
  const words = new Set();
  const tags = html.replace(/<script[\s\S]*?<\/script>/g, "").match(/<[a-z][^>]*>/gi);
  for (const tag of new Set(tags)) {
    const known = inSheet.ofTag.get(tag) ?? wordsOfTag(tag, inSheet.words);
    // Most tags of a page stand in all others too; one that names an address stands in few.
    if (!/\s(href|id|src)=/.test(tag)) inSheet.ofTag.set(tag, known);
    for (const word of known) words.add(word);
  }
  return [...words].sort().join(" ");
}

/** @param {string} tag @param {Set<string>} inSheet */
function wordsOfTag(tag, inSheet) {
  // Arbitrary values of Tailwind hold the characters that part words elsewhere.
  const [, classes = ""] = /\sclass="([^"]*)"/.exec(tag) ?? [];
  const [, type] = /\stype="(\w+)"/.exec(tag) ?? [];
  return [
    // An address says nothing about styles, but is different on every page.
    ...withoutAddresses(tag)
      .split(/[\s"'=<>/]+/)
      .filter((word) => inSheet.has(word)),
    ...decode(classes)
      .split(/\s+/)
      .filter((word) => word !== ""),
    ...[...tag.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name),
    ...(type ? [type] : []),
  ];
}

/** What React writes for the characters that an attribute cannot hold as they are. */
const ENTITIES = { "&amp;": "&", "&#x27;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">" };

/** @param {string} text */
const decode = (text) =>
  text.replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => Reflect.get(ENTITIES, entity));

/** @param {string} tag */
const withoutAddresses = (tag) => tag.replace(/\s(href|src|content|d|title|alt)="[^"]*"/g, " $1");

/**
 * A sheet's own words, and those of tags that were looked at before.
 * @type {Map<string, { words: Set<string>, ofTag: Map<string, string[]> }>}
 */
const sheetWords = new Map();

/** @param {string} css */
function wordsOfSheet(css) {
  const known = sheetWords.get(css) ?? { words: new Set(css.match(/[\w-]+/g)), ofTag: new Map() };
  sheetWords.set(css, known);
  return known;
}

/**
 * Addresses in a sheet are relative to the sheet, which no longer is where it was.
 * @param {string} css @param {string} sheetUrl
 */
function absolute(css, sheetUrl) {
  return css.replace(
    /url\((?!["']?(?:data:|#|\/|[a-z]+:))(["']?)([^)"']+)\1\)/g,
    (_, quote, url) => {
      const { pathname, search } = new URL(url, new URL(sheetUrl, "http://site.example"));
      return `url(${quote}${pathname}${search}${quote})`;
    },
  );
}
