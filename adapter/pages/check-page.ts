import { readFile } from "node:fs/promises";
import { SAXParser } from "parse5-sax-parser";
import type { BuiltFile } from "@/adapter/build-outputs";
import { PREVIEW_BYTES } from "@/adapter/pages/preview-tags";
import { attribute } from "@/adapter/pages/rewrite-html";
import { INLINE_SCRIPT, SPECULATION_RULES } from "@/lib/html/inline-script.mjs";
import { pagePolicy } from "@/lib/server/page-policy.mjs";
import { Failure } from "@/scripts/lib/failure.mjs";

/** Id of Next's own page for the status 500: it has one inline style and no style sheet. */
const NEXT_ERROR_PAGE = "__next_error__";

/** @throws Failure naming the page and what is wrong with it */
export async function checkPages(pages: readonly BuiltFile[]): Promise<void> {
  for (const { path, file } of pages) {
    const problems = pageProblems(await readFile(file, "utf8"));
    if (problems.length > 0) throw new Failure(`The page ${path} has ${problems.join("; ")}.`);
  }
}

/**
 * What a processed page must not be published with. Reads the HTML anew, independent of the code
 * that wrote it.
 * @returns one phrase per problem, none when the page is right
 */
export function pageProblems(html: string): string[] {
  const policies: (string | undefined)[] = [];
  let loaders = 0;
  let rules = 0;
  let otherScripts = 0;
  let styles = 0;
  let disabledSheets = 0;
  let enabledSheets = 0;
  let inlineScript = "";
  const styleTexts: string[] = [];
  let inScript = false;
  let inStyle = false;
  let styleAttributes = 0;
  let movedStyles = 0;
  let isNextErrorPage = false;
  const beforePreview = html.slice(0, Math.max(0, html.indexOf('<meta property="og:image"')));

  const parser = new SAXParser();
  parser.on("startTag", (tag) => {
    if (tag.tagName === "html") isNextErrorPage = attribute(tag, "id") === NEXT_ERROR_PAGE;
    // React writes attributes on the style elements of its components.
    if (tag.tagName === "style" && tag.attrs.length === 0) styles += 1;
    if (tag.tagName === "style") {
      inStyle = true;
      styleTexts.push("");
    }
    if (attribute(tag, "style") !== undefined) styleAttributes += 1;
    if (attribute(tag, "data-style") !== undefined) movedStyles = 1;
    if (attribute(tag, "http-equiv") !== undefined) policies.push(attribute(tag, "content"));
    if (tag.tagName === "link" && attribute(tag, "rel") === "stylesheet") {
      if (attribute(tag, "disabled") === undefined) enabledSheets += 1;
      else disabledSheets += 1;
    }
    if (tag.tagName !== "script" || attribute(tag, "type") === "application/ld+json") return;
    if (attribute(tag, "src") === undefined) inScript = true;
    else if (attribute(tag, "nomodule") === undefined) otherScripts += 1;
  });
  parser.on("text", ({ text }) => {
    if (inScript) inlineScript += text;
    if (inStyle) styleTexts.push(styleTexts.pop() + text);
  });
  parser.on("endTag", ({ tagName }) => {
    inStyle = false;
    if (tagName !== "script" || !inScript) return;
    if (inlineScript === INLINE_SCRIPT) loaders += 1;
    else if (inlineScript === SPECULATION_RULES) rules += 1;
    else otherScripts += 1;
    inScript = false;
    inlineScript = "";
  });
  parser.end(html);

  return [
    ...(Buffer.byteLength(beforePreview) < PREVIEW_BYTES
      ? []
      : [`its share image behind the first ${PREVIEW_BYTES} bytes`]),
    ...(policies.length === 1 ? [] : [`${policies.length} policies instead of one`]),
    ...(policies[0] === pagePolicy(styleTexts) ? [] : ["a policy for other styles than its own"]),
    ...(styleAttributes === 0 ? [] : [`${styleAttributes} style attributes`]),
    ...(loaders === 1 ? [] : [`${loaders} script loaders instead of one`]),
    ...(rules === 1 ? [] : [`${rules} sets of speculation rules instead of one`]),
    ...(otherScripts === 0 ? [] : [`${otherScripts} scripts that the loader does not start`]),
    ...(enabledSheets === 0 ? [] : [`${enabledSheets} style sheets that block the first paint`]),
    ...(isNextErrorPage || (styles > 0 && styles === disabledSheets + movedStyles)
      ? []
      : [`${styles} inline styles for ${disabledSheets} style sheets`]),
  ];
}
