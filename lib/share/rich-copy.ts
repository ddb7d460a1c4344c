const LINES = "h1,h2,h3,h4,p,li,blockquote,figcaption,caption,tr,dt,dd,summary,pre";
const LEFT_OUT = "svg,img,button,script,style,.no-print,[aria-hidden=true]";
const KEPT_ATTRIBUTES = ["href", "datetime", "lang", "scope", "colspan"];

/** HTML without classes and drawings, and plain text with the same structure. */
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
    .filter((line) => !line.parentElement?.closest(LINES) && !line.closest(LEFT_OUT))
    .map((line) => {
      if (line.matches("h1,h2,h3,h4")) return `\n${words(line)}\n`;
      if (line instanceof HTMLTableRowElement) return [...line.cells].map(words).join(" | ");
      return line.matches("li") ? `${marker(line)} ${words(line)}` : words(line);
    });
  const text = lines.filter((line) => line !== "").join("\n");
  return `${text.replace(/\n{3,}/g, "\n\n").trim()}\n`;
}

/** innerText would have capital letters where the style sheet shows them. */
function words(line: HTMLElement): string {
  const nodes = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let text = "";
  let lastBlock: Element = line;
  while (nodes.nextNode()) {
    const { parentElement, textContent } = nodes.currentNode;
    if (!parentElement || parentElement.closest(LEFT_OUT)) continue;
    const block = blockOf(parentElement, line);
    text += block === lastBlock ? textContent : ` ${textContent}`;
    lastBlock = block;
  }
  return text.replace(/\s+/g, " ").trim();
}

function blockOf(element: Element, line: Element): Element {
  const isBlock = /^(block|flex|grid|table|list)/.test(getComputedStyle(element).display);
  const { parentElement } = element;
  return isBlock || element === line || !parentElement ? element : blockOf(parentElement, line);
}

function marker(item: Element): string {
  const list = item.parentElement;
  return list?.tagName === "OL" ? `${[...list.children].indexOf(item) + 1}.` : "-";
}
