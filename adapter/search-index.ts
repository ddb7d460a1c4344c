import { readFile } from "node:fs/promises";
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { BuiltFile } from "@/adapter/build-outputs";
import { attribute, rewriteHtml, startTagHtml } from "@/adapter/pages/rewrite-html";
import { Failure } from "@/scripts/lib/failure.mjs";

/**
 * Size of one index chunk, in word positions. With pagefind's default of 20,000 the index has two
 * chunks of 40 kB, and a query would load half of it. Measured: 2,000 gives chunks of about 5 kB
 * (tests/e2e/search.spec.ts).
 */
const CHUNK_SIZE = "2000";

/**
 * Elements that are not part of a page's text: pictures, controls, what is not printed or only read
 * aloud, and an article's call to action. pagefind leaves out forms and navigation by itself.
 */
const EXCLUDED = [
  "svg",
  "button",
  "dialog",
  ".no-print",
  ".sr-only",
  "[aria-hidden=true]",
  "[aria-labelledby=proximo-passo]",
];

/** Pages with nothing but links to others: the blog's archive. */
const LISTS_ONLY = /^\/blog\/arquivo\//;

/** Files for pagefind's own search box, which this site does not use. */
const UNUSED = /^(pagefind-(ui|modular-ui|component-ui|highlight|worker)\.|wasm\.unknown\.)/;

/**
 * Writes the search index of the built pages: of each page what `data-pagefind-body` marks
 * (app/layout.tsx).
 * @param output the folder of the index
 * @throws Failure when pagefind cannot run here
 */
export async function writeSearchIndex(pages: readonly BuiltFile[], output: string): Promise<void> {
  // pagefind's program reads it when it starts.
  process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE ??= CHUNK_SIZE;
  const pagefind = await import("pagefind");
  try {
    const { index, errors } = await pagefind.createIndex({
      forceLanguage: "pt",
      excludeSelectors: EXCLUDED,
    });
    if (!index) throw new Failure(`The search index could not be created: ${errors.join("; ")}`);
    for (const { path: url, file } of pages.filter(({ path }) => !LISTS_ONLY.test(path))) {
      const content = await searchableHtml(await readFile(file, "utf8"));
      if (content !== undefined) failOn((await index.addHTMLFile({ url, content })).errors, url);
    }
    rmSync(output, { recursive: true, force: true });
    failOn((await index.writeFiles({ outputPath: output })).errors, output);
  } finally {
    await pagefind.close();
  }
  for (const file of readdirSync(output).filter((name) => UNUSED.test(name))) {
    rmSync(path.join(output, file));
  }
}

function failOn(errors: readonly string[], place: string) {
  if (errors.length > 0) throw new Failure(`Search index, ${place}: ${errors.join("; ")}`);
}

/** Elements that only the style sheet separates from what stands before them. */
const SEPARATED = new Set(["th", "td", "dd", "dt", "li", "summary", "span"]);

/**
 * The page as pagefind should read it: with the document's title, which says more in a list than a
 * headline; without pictures, whose file names it would index; with a space where two words would
 * touch.
 * @returns undefined for a page that search engines must not index
 */
async function searchableHtml(html: string): Promise<string | undefined> {
  let title = "";
  let inTitle = false;
  let isHidden = false;
  const content = await rewriteHtml(html, {
    startTag(tag, emit) {
      const { tagName } = tag;
      if (tagName === "title") inTitle = title === "";
      if (tagName === "meta" && attribute(tag, "name") === "robots") {
        isHidden ||= attribute(tag, "content")?.includes("noindex") ?? false;
      }
      if (tagName === "img") return;
      if (SEPARATED.has(tagName) || attribute(tag, "class")?.includes("inline-flex")) emit(" ");
      if (attribute(tag, "data-pagefind-body") === undefined) return emit();
      emit(
        startTagHtml(tag, {
          // The title without the company's name.
          "data-title": title.replace(/ · [^·]*$/, ""),
          "data-pagefind-meta": "title[data-title]",
        }),
      );
    },
    text({ text }, emit) {
      if (inTitle) title += text;
      emit();
    },
    endTag(_tag, emit) {
      inTitle = false;
      emit();
    },
  });
  return isHidden ? undefined : content;
}
