import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";

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

/** One text: Orca does not read a caption that has an element inside. */
const caption = (text: string): Element => ({
  type: "element",
  tagName: "caption",
  properties: {},
  children: [{ type: "text", value: text }],
});
