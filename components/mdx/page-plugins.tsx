import type { Element, ElementContent, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";

type StaticBlockProps = {
  tag: "p" | "ul" | "ol" | "h2" | "h3" | "h4" | "blockquote";
  html: string;
  id?: string;
  className?: string;
};

/** A block that was rendered to HTML when its text was compiled. */
export const StaticBlock = ({ tag: Tag, html, ...attributes }: StaticBlockProps) => (
  <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
);

/** Elements for which mdx-components.tsx has no component. */
const BLOCKS = ["p", "ul", "ol", "h2", "h3", "h4", "blockquote"];
const INLINE = ["strong", "em", "del", "code", "br", "li", "span"];
const STATIC = new Set([...BLOCKS, ...INLINE]);

const PROPERTIES = new Set(["id", "className"]);

/**
 * Blocks without components as HTML strings: React renders and sends one element for each, which
 * halves the time of an article. The HTML of the page stays the same.
 */
export const rehypeStaticBlocks = () => (tree: Root) => {
  tree.children = tree.children.map((node) =>
    node.type === "element" && BLOCKS.includes(node.tagName) && isStatic(node)
      ? staticBlock(node)
      : node,
  );
};

const staticBlock = ({ tagName, properties, children }: Element): RootContent => ({
  type: "mdxJsxFlowElement",
  name: "StaticBlock",
  attributes: Object.entries({ tag: tagName, ...properties, html: toHtml(children) }).map(
    ([name, value]) => ({ type: "mdxJsxAttribute", name, value: [value].flat().join(" ") }),
  ),
  children: [],
});

const isStatic = (node: ElementContent): boolean =>
  node.type === "text" ||
  (node.type === "element" &&
    STATIC.has(node.tagName) &&
    Object.keys(node.properties).every((name) => PROPERTIES.has(name)) &&
    node.children.every(isStatic));

/**
 * Captions, scopes, row headers, and in `data-label` the column of each cell, which the style sheet
 * shows where narrow screens stack the cells. Cells of Markdown tables only.
 */
export const rehypeLabelledTables = () => (tree: Root) => {
  let tables = 0;
  visit(tree, { tagName: "table" }, (node) => {
    tables += 1;
    const columns = labelTable(node);
    node.children.unshift(caption(`Quadro ${tables}: ${contentsOf(columns)}`));
  });
};

/** @returns the names of the columns */
function labelTable(table: Element): string[] {
  const [head = [], ...body] = rowsOf(table);
  for (const cell of head) cell.properties.scope = "col";
  const columns = head.map((cell) => toString(cell));
  const phone = fitsPhone(rowsOf(table)) ? "compact" : "stacks";
  if (columns.length > 2) table.properties.className = [phone];
  if (columns.length > 3) table.properties.className = [phone, "wide"];
  for (const row of body) {
    row.forEach((cell, index) => {
      if (index > 0) cell.properties.dataLabel = columns[index];
      else Object.assign(cell, { tagName: "th", properties: { scope: "row" } });
    });
  }
  return columns;
}

/** Cells of up to this many characters do not wrap: price ranges and measures stay on one line. */
export const SHORT_CELL = 18;

/** Whether the columns fit side by side on 320 px in letters of 13 px, in rows of few lines. */
function fitsPhone(rows: Element[][]): boolean {
  const widths: number[] = [];
  for (const [column, cell] of rows.flatMap((row) => [...row.entries()])) {
    const text = toString(cell);
    if (text.length > 40) return false;
    const isUnbroken = cell.tagName === "td" && column > 0 && text.length <= SHORT_CELL;
    const parts = isUnbroken ? [text] : text.split(/[ \n]/);
    widths[column] = Math.max(widths[column] ?? 0, ...parts.map(({ length }) => length));
  }
  return widths.reduce((sum, width) => sum + width, 0) <= 36;
}

const listFormat = new Intl.ListFormat("pt-BR");

/**
 * What a table shows: "Prêmio em dinheiro e material, por colocação"; of many columns, the first
 * two.
 */
function contentsOf([rows = "", first = "", ...others]: string[]): string {
  const shown = others.length > 2 ? [others[0]!, "outros dados"] : others;
  return `${listFormat.format([first, ...shown.map(inSentence)])}, por ${inSentence(rows)}`;
}

/** A name within a sentence; one like "CNAE" keeps its capitals. */
const inSentence = (name: string) =>
  /^.[A-Z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

const rowsOf = (table: Element): Element[][] => {
  const rows: Element[][] = [];
  visit(table, { tagName: "tr" }, (row) => void rows.push(elementsOf(row)));
  return rows;
};

const elementsOf = ({ children }: Element) => children.filter((child) => child.type === "element");

/** One text: Orca does not read a caption that has an element inside (docs/screen-reader.md). */
const caption = (text: string): Element => ({
  type: "element",
  tagName: "caption",
  properties: {},
  children: [{ type: "text", value: text }],
});
