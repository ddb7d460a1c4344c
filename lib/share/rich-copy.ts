/** Elements that are a line of plain text. */
const LINES = "h1,h2,h3,h4,p,li,blockquote,figcaption,caption,tr,dt,dd,summary,pre";
/** What is not part of the text: drawings, controls, decoration. */
const LEFT_OUT = "svg,img,button,script,style,.no-print,[aria-hidden=true]";
const KEPT_ATTRIBUTES = ["href", "datetime", "lang", "scope", "colspan"];

/**
 * The text of an element for the clipboard: HTML with headings, lists, links and tables but without
 * classes and drawings, and plain text with the same structure.
 */
export const richCopy = (element: HTMLElement) => ({
  html: cleanHtml(element),
  text: plainText(element),
});

function cleanHtml(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const node of copy.querySelectorAll(LEFT_OUT)) node.remove();
  for (const link of copy.querySelectorAll("a")) link.setAttribute("href", link.href);
  for (const node of copy.querySelectorAll("*")) {
    for (const { name } of [...node.attributes]) {
      if (!KEPT_ATTRIBUTES.includes(name)) node.removeAttribute(name);
    }
  }
  return copy.innerHTML;
}

function plainText(element: HTMLElement): string {
  const lines = [...element.querySelectorAll<HTMLElement>(LINES)]
    // A line inside of another one is part of it.
    .filter((line) => !line.parentElement?.closest(LINES) && !line.closest(LEFT_OUT))
    .map((line) => {
      if (line.matches("h1,h2,h3,h4")) return `\n${words(line)}\n`;
      if (line instanceof HTMLTableRowElement) return [...line.cells].map(words).join(" | ");
      return line.matches("li") ? `${marker(line)} ${words(line)}` : words(line);
    });
  const text = lines.filter((line) => line !== "").join("\n");
  return `${text.replace(/\n{3,}/g, "\n\n").trim()}\n`;
}

/** innerText separates what stands on lines of its own; where there is no layout it is missing. */
const words = (line: HTMLElement) =>
  (line.innerText ?? line.textContent).replace(/\s+/g, " ").trim();

/** "-", or the number of an item in a numbered list. */
function marker(item: Element): string {
  const list = item.parentElement;
  return list?.tagName === "OL" ? `${[...list.children].indexOf(item) + 1}.` : "-";
}
