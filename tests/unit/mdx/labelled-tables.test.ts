import { toHtml } from "hast-util-to-html";
import type { Element, ElementContent, Root } from "hast";
import { rehypeLabelledTables } from "@/components/mdx/labelled-tables";

const element = (tagName: string, ...children: (string | ElementContent)[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children: children.map((child) =>
    typeof child === "string" ? { type: "text", value: child } : child,
  ),
});

const row = (tag: "th" | "td", cells: string[]) =>
  element("tr", ...cells.map((cell) => element(tag, cell)));

function htmlOf(...rows: string[][]): string {
  const [head = [], ...body] = rows;
  const table = element(
    "table",
    element("thead", row("th", head)),
    element("tbody", ...body.map((cells) => row("td", cells))),
  );
  const tree: Root = { type: "root", children: [element("h2", "Tintas"), table] };
  rehypeLabelledTables()(tree);
  return toHtml(table);
}

describe("rehypeLabelledTables", () => {
  it("adds caption, scopes, row headers and the column of each cell", () => {
    expect(htmlOf(["Linha", "Seca", "Uso"], ["Premium", "6", "Casa"])).toBe(
      '<table class="stacks"><caption>Quadro 1: Tintas</caption>' +
        '<thead><tr><th scope="col">Linha</th><th scope="col">Seca</th><th scope="col">Uso</th>' +
        '</tr></thead><tbody><tr><th scope="row">Premium</th><td data-label="Seca">6</td>' +
        '<td data-label="Uso">Casa</td></tr></tbody></table>',
    );
  });

  it("stacks tables from three columns up", () => {
    expect(htmlOf(["Item", "Preço"], ["Fita", "R$ 20"])).toMatch(/^<table><caption>/);
  });
});
