import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";

/**
 * A rehype plugin for the tables of a page: a caption with number and heading, the scope of header
 * cells, the first column as row headers, and in `data-label` the column of each cell, which the
 * style sheet shows where narrow screens stack the cells. Cells of Markdown tables only.
 */
export const rehypeLabelledTables = () => (tree: Root) => {
  let heading = "";
  let tables = 0;
  visit(tree, "element", (node) => {
    if (/^h[2-4]$/.test(node.tagName)) heading = toString(node);
    if (node.tagName !== "table") return;
    tables += 1;
    labelTable(node);
    node.children.unshift(caption(heading ? `Quadro ${tables}: ${heading}` : `Quadro ${tables}`));
  });
};

function labelTable(table: Element) {
  const [head = [], ...body] = rowsOf(table);
  for (const cell of head) cell.properties.scope = "col";
  const columns = head.map((cell) => toString(cell));
  if (columns.length > 2) table.properties.className = ["stacks"];
  for (const row of body) {
    row.forEach((cell, index) => {
      if (index > 0) cell.properties.dataLabel = columns[index];
      else Object.assign(cell, { tagName: "th", properties: { scope: "row" } });
    });
  }
}

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
