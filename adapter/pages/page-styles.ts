import { PurgeCSS } from "purgecss";
import { pruneCss } from "@/adapter/pages/prune-css";
import type { BuildFiles } from "@/adapter/pages/build-files";
import type { NameCollector } from "@/adapter/pages/used-names";
import { FONT_RULE } from "@/lib/html/inline-scripts.mjs";

export type PageStyles = ReturnType<typeof createPageStyles>;

/**
 * Writes the rules that a page uses into the page, so that the first paint waits for no second
 * request. The link to the full sheet stays, disabled until the page's scripts start (lib/html):
 * React recognises the sheet by it, and what scripts add to the page finds its rules there. Next's
 * own `inlineCss` writes the full sheet into each page three times (docs/decisions/0010).
 */
export function createPageStyles(files: BuildFiles) {
  /** Pages with the same names use the same rules. */
  const known = new Map<string, Promise<string[]>>();
  const sheetWords = new Map<string, Set<string>>();

  function wordsOf(css: string) {
    const words = sheetWords.get(css) ?? new Set(css.match(/[\w-]+/g));
    sheetWords.set(css, words);
    return words;
  }

  async function usedRules(page: string, urls: readonly string[], names: readonly string[]) {
    const sheets = urls.map((url) => purge(absoluteUrls(files.text(page, url), url), names));
    return pruneCss(await Promise.all(sheets), new Set(names));
  }

  return {
    /** One <style> for each sheet, in order. */
    async elementsFor(page: string, urls: readonly string[], collector: NameCollector) {
      const css = urls.map((url) => files.text(page, url)).join("\n");
      const names = collector.within(wordsOf(css));
      const key = [...urls, ...names].join("\n");
      const rules = known.get(key) ?? usedRules(page, urls, names);
      known.set(key, rules);
      return (await rules).map((text, index) => {
        const fontRule = index === urls.length - 1 ? FONT_RULE : "";
        return `<style>${text}${fontRule}</style>`;
      });
    },
  };
}

/** The rules of a sheet that a page with these names can need. */
async function purge(css: string, names: readonly string[]) {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: names.join(" "), extension: "txt" }],
    css: [{ raw: css }],
    defaultExtractor: (content) => content.split(" "),
    keyframes: true,
    // A browser sets and removes attributes itself (a <details> that opens): each counts as
    // present.
    dynamicAttributes: [...css.matchAll(/\[([a-z-]+)[\]=~|^$*]/g)].map(([, name = ""]) => name),
  });
  return result?.css ?? css;
}

/** A sheet's URLs are relative to the sheet. Within a page they must be absolute. */
const absoluteUrls = (css: string, sheetUrl: string) =>
  css.replace(/url\((?!["']?(?:data:|#|\/|[a-z]+:))(["']?)([^)"']+)\1\)/g, (_, quote, url) => {
    const { pathname, search } = new URL(url, new URL(sheetUrl, "http://build.example"));
    return `url(${quote}${pathname}${search}${quote})`;
  });
