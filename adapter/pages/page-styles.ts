import postcss from "postcss";
import { PurgeCSS } from "purgecss";
import { FIELD_TYPES, pruneCss } from "@/adapter/pages/prune-css";
import type { BuildFiles } from "@/adapter/pages/build-files";
import type { NameCollector } from "@/adapter/pages/used-names";
import { FONT_RULE } from "@/lib/html/inline-script.mjs";

export type PageStyles = ReturnType<typeof createPageStyles>;

/**
 * Writes the rules that a page uses into the page, so that the first paint waits for no second
 * request. The link to the full sheet stays, disabled until the first intent (lib/html): React
 * recognises the sheet by it, and what scripts add to the page then finds its rules there. Next's
 * own `inlineCss` writes the full sheet into each page three times (docs/decisions/0010).
 */
export function createPageStyles(files: BuildFiles) {
  /** Pages with the same names use the same rules. */
  const known = new Map<string, Promise<string[]>>();
  const sheets = new Map<string, Sheet>();
  const reduced = new Map<string, ReducedSheet>();

  function sheetAt(page: string, url: string): Sheet {
    const sheet = sheets.get(url) ?? readSheet(absoluteUrls(files.text(page, url), url));
    sheets.set(url, sheet);
    return sheet;
  }

  /**
   * The sheet without the rules that no page of this section has needed so far. Most of the time
   * goes into rules that are dropped, so each page of a section starts from this one.
   */
  async function reducedSheet(page: string, url: string, names: readonly string[]) {
    const key = `${page.split("/", 2).join("/")} ${url}`;
    const before = reduced.get(key);
    if (before && names.every((name) => before.names.has(name))) return before.css;
    const union = new Set([...(before?.names ?? []), ...names]);
    const css = await purge(sheetAt(page, url).css, [...union]);
    reduced.set(key, { names: union, css });
    return css;
  }

  async function usedRules(page: string, urls: readonly string[], names: readonly string[]) {
    const rules: string[] = [];
    for (const url of urls) rules.push(await purge(await reducedSheet(page, url, names), names));
    return pruneCss(rules, new Set(names));
  }

  return {
    /** The text of one <style> for each sheet, in order. */
    async rulesFor(page: string, urls: readonly string[], collector: NameCollector) {
      const words = urls.flatMap((url) => sheetAt(page, url).words);
      const names = collector.within(new Set(words));
      const key = [...urls, ...names].join("\n");
      const rules = known.get(key) ?? usedRules(page, urls, names);
      known.set(key, rules);
      return (await rules).map((text, index) => {
        const fontRule = index === urls.length - 1 ? FONT_RULE : "";
        return text + fontRule;
      });
    },
  };
}

/** A style sheet, with the words that can decide which of its rules a page needs. */
type Sheet = { css: string; words: string[] };

/** A part of a style sheet: enough for each page that has no other than these names. */
type ReducedSheet = { names: ReadonlySet<string>; css: string };

function readSheet(css: string): Sheet {
  const words = new Set(FIELD_TYPES);
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [word] of selector.matchAll(/[\w-]+/g)) words.add(word);
  });
  return { css, words: [...words] };
}

/** The rules of a sheet that a page with these names can need. */
async function purge(css: string, names: readonly string[]) {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: names.join(" "), extension: "txt" }],
    css: [{ raw: css }],
    // Selectors without a name, such as `:focus-visible`, are for every page.
    safelist: { standard: [/^:/] },
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
