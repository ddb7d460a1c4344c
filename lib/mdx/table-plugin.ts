import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";

/**
 * Gives the tables of Markdown captions, scopes and row headers. `data-label` of a cell is the name
 * of its column, which the style sheet shows where narrow screens stack the cells.
 */
export const rehypeLabelledTables = () => (tree: Root) => {
  let tables = 0;
  visit(tree, { tagName: "table" }, (node) => {
    tables += 1;
    const columns = labelTable(node);
    node.children.unshift(caption(`Quadro ${tables}: ${contentsOf(columns)}`));
  });
};

/** Labels the cells of a table. @returns the names of its columns */
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

const listFormat = new Intl.ListFormat("pt-BR");

/**
 * What a table shows, such as "Prêmio em dinheiro e material, por colocação". Of many columns it
 * names the first two.
 */
function contentsOf([rows = "", first = "", ...others]: string[]): string {
  const shown = others.length > 2 ? [others[0]!, "outros dados"] : others;
  const names = listFormat.format([first, ...shown.map(inSentence)]);
  return rows ? `${names}, por ${inSentence(rows)}` : names;
}

/** A name as it stands within a sentence. One like "CNAE" keeps its capitals. */
const inSentence = (name: string) =>
  /^.[A-Z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

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
