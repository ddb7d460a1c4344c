import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.mjs";

/**
 * How much of the index one piece holds, in word positions: with pagefind's own 20,000 this site's index has two pieces of
 * 40 kB, so that a query would fetch half of it. Measured: 2,000 makes pieces of about 5 kB (tests/e2e/search.spec.ts).
 */
const PIECE_SIZE = "2000";

/**
 * What stands within a page's text without being part of it: pictures, controls, what is not printed or only said to
 * screen readers, and an article's call to action. Forms and navigation pagefind leaves out by itself.
 */
const NOT_TEXT = [
  "svg",
  "button",
  "dialog",
  ".no-print",
  ".sr-only",
  "[aria-hidden=true]",
  "[aria-labelledby=proximo-passo]",
];

/** Pages with nothing but links to others: the blog's archive. */
const LISTS_ONLY = /^blog\/arquivo\//;

/** Made for pagefind's own search box, which this site does not use. */
const NOT_NEEDED = /^(pagefind-(ui|modular-ui|component-ui|highlight|worker)\.|wasm\.unknown\.)/;

/**
 * Makes the search index from the pages of a build; of each page what `data-pagefind-body` marks (app/layout.tsx).
 * @param {{ pages: string, output: string }} folders the build's HTML files, and where the index goes
 * @returns how many pages it holds
 * @throws Failure when there is no build, or pagefind cannot run here
 */
export async function writeSearchIndex({ pages, output }) {
  const files = existsSync(pages) ? builtPages(pages) : [];
  if (files.length === 0) throw new Failure(`There are no built pages in ${pages} to search.`);

  // Read by pagefind's program when it is started, which the import does not do yet.
  process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE ??= PIECE_SIZE;
  const pagefind = await import("pagefind");
  try {
    const { index, errors } = await pagefind.createIndex({
      forceLanguage: "pt",
      excludeSelectors: NOT_TEXT,
    });
    if (!index) throw new Failure(`The search index could not be begun: ${errors.join("; ")}`);
    for (const { url, content } of files) {
      const result = await index.addHTMLFile({ url, content });
      failOn(result.errors, url);
    }
    rmSync(output, { recursive: true, force: true });
    failOn((await index.writeFiles({ outputPath: output })).errors, output);
  } finally {
    await pagefind.close();
  }
  for (const file of readdirSync(output).filter((name) => NOT_NEEDED.test(name))) {
    rmSync(path.join(output, file));
  }
  return files.length;
}

/** @param {string[]} errors @param {string} place */
function failOn(errors, place) {
  if (errors.length > 0) throw new Failure(`Search index, ${place}: ${errors.join("; ")}`);
}

/**
 * Every page that visitors are meant to find, under its address: neither Next's own (_not-found …) nor the
 * archive's lists, nor one that asks search engines to leave it out.
 * @param {string} folder
 */
function builtPages(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => String(file).split(path.sep).join("/"))
    .filter((file) => file.endsWith(".html") && !file.startsWith("_") && !LISTS_ONLY.test(file))
    .sort()
    .map((file) => ({
      url: `/${file.replace(/(^index)?\.html$/, "")}`,
      content: asText(readFileSync(path.join(folder, file), "utf8")),
    }))
    .filter(({ content }) => !/<meta name="robots" content="[^"]*noindex/.test(content));
}

/** Elements that only the style sheet parts from what stands before them. */
const SET_APART = /<(t[hd]|d[td]|li|summary|a\b[^>]*\binline-flex\b|span class="[^"]*\bblock\b)/g;

/**
 * The page as pagefind should read it: under the name that the browser shows, which says more in a list than a headline;
 * without pictures, whose file names it would take for words; with a space where two words would run into one.
 * @param {string} html
 */
const asText = (html) =>
  html
    .replace(
      " data-pagefind-body",
      ` data-title="${titleOf(html)}" data-pagefind-meta="title[data-title]"$&`,
    )
    .replaceAll(/<img\b[^>]*>/g, "")
    .replaceAll("</span><span", "</span> <span")
    .replaceAll(SET_APART, " $&");

/** The document's title without the company's name, still escaped. @param {string} html */
const titleOf = (html) => /<title>(.*?)( · [^·]*)?<\/title>/s.exec(html)?.[1] ?? "";
