import { decodeHTML } from "entities";
import { transform } from "lightningcss";
import { keep } from "@/lib/memoize.mjs";

const filename = "page.css";

/**
 * The rules of a style sheet that a page can use before React runs: all but those of a class that
 * no element of it has.
 */
export function usedStyles(css: string, html: string): string {
  const values = new Set(decodeHTML(html).split(/["\s]+/));
  // Most pages have the same style sheet.
  const classes = keep(`classes of ${css}`, () => droppableClasses(css));
  const unusedSymbols = classes.filter((name) => !values.has(name));
  const { code } = transform({ filename, code: Buffer.from(css), minify: true, unusedSymbols });
  return code.toString();
}

/** Without those by whose names lightningcss would also drop properties that it does not know. */
const droppableClasses = (css: string) =>
  classesOf(css).filter((name) => !css.includes(`${name}:`));

function classesOf(css: string): string[] {
  const names = new Set<string>();
  transform({
    filename,
    code: Buffer.from(css),
    visitor: {
      Selector: (selector) => {
        for (const part of selector) if (part.type === "class") names.add(part.name);
      },
    },
  });
  return [...names];
}
