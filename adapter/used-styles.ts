import { decodeHTML } from "entities";
import { transform } from "lightningcss";

const filename = "page.css";

/**
 * The rules of a style sheet that a page can use before React runs: all but those of a class that
 * no element of it has.
 */
export function usedStyles(css: string, html: string): string {
  const values = new Set(decodeHTML(html).split(/["\s]+/));
  // By these names lightningcss would also drop properties that it does not know.
  const isProperty = (name: string) => css.includes(`${name}:`);
  const unusedSymbols = classesOf(css).filter((name) => !values.has(name) && !isProperty(name));
  const { code } = transform({ filename, code: Buffer.from(css), minify: true, unusedSymbols });
  return code.toString();
}

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
