import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.mjs";

/**
 * Size of an index chunk in word positions. With pagefind's default of 20,000 this index has two
 * chunks of 40 kB, and a query fetches half of the index. 2,000 gives chunks of about 5 kB
 * (tests/e2e/search.spec.ts).
 */
const CHUNK_SIZE = "2000";

/**
 * Elements that are not part of the text: images, controls, elements that are not printed or only
 * for screen readers, and an article's call to action. pagefind excludes forms and navigation.
 */
const EXCLUDED_ELEMENTS = [
  "svg",
  "button",
  "dialog",
  ".no-print",
  ".sr-only",
  "[aria-hidden=true]",
  "[aria-labelledby=proximo-passo]",
];

/** Pages that only link to other pages: the archive of the blog. */
const ARCHIVE_PAGE = /^blog\/arquivo\//;

/** Files of pagefind's search interface, which this site does not use. */
const INTERFACE_FILES =
  /^(pagefind-(ui|modular-ui|component-ui|highlight|worker)\.|wasm\.unknown\.)/;

/**
 * Builds the search index from the parts of the built pages that `data-pagefind-body` marks
 * (app/layout.tsx).
 * @param {{ pages: string, output: string }} folders the HTML files of the build, and the index
 * @returns the number of indexed pages
 * @throws Failure when there is no build, or pagefind cannot run here
 */
export async function writeSearchIndex({ pages, output }) {
  const files = existsSync(pages) ? builtPages(pages) : [];
  if (files.length === 0) throw new Failure(`There are no built pages in ${pages}.`);

  // pagefind reads this when its process starts, which is after the import.
  process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE ??= CHUNK_SIZE;
  const pagefind = await import("pagefind");
  try {
    const { index, errors } = await pagefind.createIndex({
      forceLanguage: "pt",
      excludeSelectors: EXCLUDED_ELEMENTS,
    });
    if (!index) throw new Failure(`The search index could not be started: ${errors.join("; ")}`);
    for (const { url, content } of files) {
      const result = await index.addHTMLFile({ url, content });
      failOn(result.errors, url);
    }
    rmSync(output, { recursive: true, force: true });
    failOn((await index.writeFiles({ outputPath: output })).errors, output);
  } finally {
    await pagefind.close();
  }
  for (const file of readdirSync(output).filter((name) => INTERFACE_FILES.test(name))) {
    rmSync(path.join(output, file));
  }
  return files.length;
}

/** @param {string[]} errors @param {string} place */
function failOn(errors, place) {
  if (errors.length > 0) throw new Failure(`Search index, ${place}: ${errors.join("; ")}`);
}

/**
 * The pages to index with their addresses: without Next's own pages (_not-found …), the archive,
 * and pages with `noindex`.
 * @param {string} folder
 */
function builtPages(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => String(file).split(path.sep).join("/"))
    .filter((file) => file.endsWith(".html") && !file.startsWith("_") && !ARCHIVE_PAGE.test(file))
    .sort()
    .map((file) => ({
      url: `/${file.replace(/(^index)?\.html$/, "")}`,
      content: prepareHtml(readFileSync(path.join(folder, file), "utf8")),
    }))
    .filter(({ content }) => !/<meta name="robots" content="[^"]*noindex/.test(content));
}

/** Elements that only CSS separates from the text before them. */
const SEPARATED_BY_CSS =
  /<(t[hd]|d[td]|li|summary|a\b[^>]*\binline-flex\b|span class="[^"]*\bblock\b)/g;

/**
 * Prepares a page for pagefind: sets the document title as its title, which is clearer in a list
 * than the heading; removes images, whose file names would be indexed; adds spaces between words
 * that only CSS separates.
 * @param {string} html
 */
const prepareHtml = (html) =>
  html
    .replace(
      " data-pagefind-body",
      ` data-title="${titleOf(html)}" data-pagefind-meta="title[data-title]"$&`,
    )
    .replaceAll(/<img\b[^>]*>/g, "")
    .replaceAll("</span><span", "</span> <span")
    .replaceAll(SEPARATED_BY_CSS, " $&");

/** The document title without the company name, still escaped. @param {string} html */
const titleOf = (html) => /<title>(.*?)( · [^·]*)?<\/title>/s.exec(html)?.[1] ?? "";
