import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";

/**
 * Gives the tables of Markdown captions, scopes and row headers. A table is named by the heading
 * above it. `data-label` of a cell is the name of its column, which the style sheet shows where
 * narrow screens stack the cells.
 */
export const rehypeLabelledTables = () => (tree: Root) => {
  let heading = "";
  let tables = 0;
  visit(tree, "element", (node) => {
    if (/^h[2-6]$/.test(node.tagName)) heading = toString(node);
    if (node.tagName !== "table") return;
    tables += 1;
    labelTable(node);
    node.children.unshift(caption([`Quadro ${tables}`, heading].filter(Boolean).join(": ")));
  });
};

/** Labels the cells of a table. */
function labelTable(table: Element): void {
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
}

/** Cells of up to this many characters do not wrap: price ranges and measures stay on one line. */
export const SHORT_CELL = 18;

/** Whether the columns fit on 320 px in letters of 13 px, with few lines a row. */
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

const rowsOf = (table: Element): Element[][] => {
  const rows: Element[][] = [];
  visit(table, { tagName: "tr" }, (row) => void rows.push(elementsOf(row)));
  return rows;
};

const elementsOf = ({ children }: Element) => children.filter((child) => child.type === "element");

/** The caption is a text alone, because Orca does not read one with an element inside. */
const caption = (text: string): Element => ({
  type: "element",
  tagName: "caption",
  properties: {},
  children: [{ type: "text", value: text }],
});
