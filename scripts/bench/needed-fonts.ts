import { create, type Font } from "fontkit";

/**
 * The fonts that a browser asks for to show a page: of each, those that have a letter of its text that no earlier one has.
 * @param html the page
 * @param fonts the files, in the order of the page's `font-family`
 */
export function neededFonts(html: string, fonts: readonly Buffer[]): Buffer[] {
  const letters = new Set(visibleText(html));
  return fonts.filter((file) => {
    const own = new Set(
      (create(file) as Font).characterSet.map((code) => String.fromCodePoint(code)),
    );
    return [...letters].filter((letter) => own.has(letter) && letters.delete(letter)).length > 0;
  });
}

const visibleText = (html: string) =>
  html.replace(/<(script|style|title)\b[\s\S]*?<\/\1>/g, "").replace(/<[^>]+>/g, "");
