import { PurgeCSS } from "purgecss";
import { FONT_RULE } from "../../../lib/html/inline-scripts.mjs";
import { pruneCss } from "./prune-css.mjs";

const SHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/>/g;

/**
 * Inlines the CSS that a page uses, so that the first paint needs no second request. The link to
 * the whole sheet stays, disabled until the scripts start (lib/html/inline-scripts.mjs): React
 * recognizes the sheet by it, and elements that scripts add need its rules. Next's `inlineCss`
 * writes the whole sheet into each page three times, twice of them as data for React
 * (docs/decisions/0010).
 * @param {(url: string) => string} readSheet returns the text of a style sheet by its URL
 * @returns the function that processes one page
 */
export function pageStyles(readSheet) {
  /** Pages with the same elements use the same rules. @type {Map<string, Promise<string[]>>} */
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
      const link = `<link rel="stylesheet" href="${url}"${rest} disabled=""/>`;
      return `<style>${rules[index]}${last}</style>${link}`;
    });
  };
}

/**
 * The rules of a sheet that can apply to a page with these words in its tags.
 * @param {string} css @param {string} words
 */
async function rulesFor(css, words) {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: words, extension: "txt" }],
    css: [{ raw: css }],
    defaultExtractor: (content) => content.split(" "),
    keyframes: true,
    // Browsers change attributes themselves (an open <details>), so all count as present.
    dynamicAttributes: [...css.matchAll(/\[([a-z-]+)[\]=~|^$*]/g)].map(([, name = ""]) => name),
  });
  return result?.css ?? css;
}

/**
 * The sorted words in the tags of a page (element names, classes, attributes) that are also in the
 * sheet, with the custom properties that the tags read and the types of fields.
 * @param {string} html @param {string} css
 */
function wordsOfTags(html, css) {
  const inSheet = wordsOfSheet(css);
  const words = new Set();
  const tags = html.replace(/<script[\s\S]*?<\/script>/g, "").match(/<[a-z][^>]*>/gi);
  for (const tag of new Set(tags)) {
    const known = inSheet.ofTag.get(tag) ?? wordsOfTag(tag, inSheet.words);
    // Most tags are on all pages; a tag with an address is on few, so do not cache it.
    if (!/\s(href|id|src)=/.test(tag)) inSheet.ofTag.set(tag, known);
    for (const word of known) words.add(word);
  }
  return [...words].sort().join(" ");
}

/** @param {string} tag @param {Set<string>} inSheet */
function wordsOfTag(tag, inSheet) {
  // Arbitrary values of Tailwind contain characters that separate words elsewhere.
  const [, classes = ""] = /\sclass="([^"]*)"/.exec(tag) ?? [];
  const [, type] = /\stype="(\w+)"/.exec(tag) ?? [];
  return [
    // Addresses have no effect on styles, and differ on every page.
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

/** The entities that React writes in attributes. */
const ENTITIES = { "&amp;": "&", "&#x27;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">" };

/** @param {string} text */
const decode = (text) =>
  text.replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => Reflect.get(ENTITIES, entity));

/** @param {string} tag */
const withoutAddresses = (tag) => tag.replace(/\s(href|src|content|d|title|alt)="[^"]*"/g, " $1");

/**
 * The words of each sheet, and a cache of the words of tags.
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
 * Makes URLs absolute: they are relative to the sheet, and its rules move into the page.
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
