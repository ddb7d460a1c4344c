import type { StartTag } from "parse5-sax-parser";
import { assume, assumptions } from "@/adapter/next-output";
import { attribute, escapeAttribute, hasAttribute } from "@/adapter/attributes";
import { INLINE_SCRIPT, SPECULATION_RULES } from "@/lib/browser/scripts.mjs";

type AddedScript = { url: string; integrity: string };

export type ScriptBuild = {
  integrityOf: (page: string, url: string) => string;
  addScript: (text: string) => AddedScript;
};

/**
 * Next's scripts leave the page: the inline ones for one file, the others for the list of the
 * loader (lib/browser/react-loader.ts), which adds them when React is needed.
 */
export function createPageScripts(page: string, { integrityOf, addScript }: ScriptBuild) {
  const files = new Set<string>();
  const inlineScripts: string[] = [];

  /**
   * The script of the page and, if it has a region that needs React, the list for the loader. The
   * script that hydrates comes last: the others must have run before it.
   */
  function loaderHtml(isLive: boolean): string {
    const hydrationData = inlineScripts
      .map((text) => assumptions.inlineScript(page, text))
      .join(";\n");
    assume(page, "hydrationData", hydrationData.includes("__next_f"));
    assume(page, "asyncScripts", files.size > 0);
    const rules = `<script type="speculationrules">${SPECULATION_RULES}</script>`;
    if (!isLive) return `${rules}<script>${INLINE_SCRIPT}</script>`;
    const data = addScript(hydrationData);
    const list = [
      [data.url, data.integrity],
      ...[...files].map((url) => [url, integrityOf(page, url)]),
    ];
    const attributes = `data-files="${escapeAttribute(JSON.stringify(list))}"`;
    return `${rules}<script ${attributes}>${INLINE_SCRIPT}</script>`;
  }

  /** @returns what adds to the text of an inline script; true for another script of Next's */
  function take(tag: StartTag): ((text: string) => void) | boolean {
    // A script is preloaded when it is needed.
    if (tag.tagName === "link")
      return attribute(tag, "rel") === "preload" && attribute(tag, "as") === "script";
    if (tag.tagName !== "script") return false;
    const src = attribute(tag, "src");
    if (src !== undefined && hasAttribute(tag, "async")) {
      files.add(src);
      return true;
    }
    if (src === undefined && !hasAttribute(tag, "type")) {
      const at = inlineScripts.push("") - 1;
      return (text) => void (inlineScripts[at] += text);
    }
    const isData = attribute(tag, "type") === JSON_LD;
    assume(page, "knownScript", hasAttribute(tag, "nomodule") || isData);
    return false;
  }

  return { take, loaderHtml };
}

const JSON_LD = "application/ld+json";
