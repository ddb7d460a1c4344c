import type { StartTag } from "parse5-sax-parser";

/** Their values say nothing about styles, and differ on every page. */
const IGNORED_VALUES = new Set(["href", "src", "srcset", "content", "d", "title", "alt"]);

export type NameCollector = ReturnType<typeof createNameCollector>;

/** Collects what the selectors and declarations of a style sheet can refer to in a page's tags. */
export function createNameCollector() {
  const classes = new Set<string>();
  const others = new Set<string>();
  /** Words of scripts: few are names. */
  const scriptWords = new Set<string>();
  return {
    add({ tagName, attrs }: Pick<StartTag, "tagName" | "attrs">) {
      others.add(tagName);
      for (const { name, value } of attrs) {
        others.add(name);
        if (IGNORED_VALUES.has(name)) continue;
        const target = name === "class" ? classes : others;
        for (const word of value.split(/\s+/)) if (word) target.add(word);
        if (name !== "style") continue;
        for (const [property] of value.matchAll(/--[\w-]+/g)) others.add(property);
      }
    },
    /** Adds the classes that a script may give to elements. */
    addScript(text: string) {
      for (const [word] of text.matchAll(/[^\s"'`\\]+/g)) scriptWords.add(word);
    },
    /** All classes, and of the other names those that a sheet with these words contains. Sorted. */
    within: (words: ReadonlySet<string>): string[] =>
      [
        ...classes,
        ...[...others].filter((name) => words.has(name) || name.startsWith("--")),
        ...[...scriptWords].filter((name) => isClass(name, words)),
      ].sort(),
  };
}

/** A class such as `md:gap-6` has several words in a selector, where its colon is escaped. */
const isClass = (name: string, words: ReadonlySet<string>) => {
  const parts = name.match(/[\w-]+/g);
  return parts !== null && parts.every((part) => words.has(part));
};
