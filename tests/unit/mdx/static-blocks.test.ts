import type { Element, ElementContent, Root, RootContent } from "hast";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticBlock } from "@/components/mdx/static-block";
import { staticBlocks } from "@/components/mdx/static-blocks";

const text = (value: string) => ({ type: "text", value }) as const;
const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element["properties"] = {},
): Element => ({ type: "element", tagName, properties, children });

/** HTML of the static block that the plugin makes; undefined when it leaves the block to React. */
function htmlOf(block: RootContent): string | undefined {
  const tree: Root = { type: "root", children: [block] };
  staticBlocks()(tree);
  const [node] = tree.children;
  if (node?.type !== "mdxJsxFlowElement" || node.name !== "StaticBlock") return undefined;
  const props = Object.fromEntries(
    node.attributes.map((attribute) => ["name" in attribute && attribute.name, attribute.value]),
  );
  return renderToStaticMarkup(createElement(StaticBlock as () => ReactElement, props));
}

describe("staticBlocks", () => {
  it("converts a block to escaped HTML", () => {
    expect(htmlOf(element("p", [text("1 < 2 & "), element("strong", [text('"três"')])]))).toBe(
      '<p>1 &#x3C; 2 &#x26; <strong>"três"</strong></p>',
    );
  });

  it("keeps ids and classes", () => {
    const norm = element("span", [text("NR-35")], { className: ["whitespace-nowrap"] });
    expect(htmlOf(element("h2", [norm], { id: "a-nr-35" }))).toBe(
      '<h2 id="a-nr-35"><span class="whitespace-nowrap">NR-35</span></h2>',
    );
  });

  it("converts lists and line breaks", () => {
    expect(htmlOf(element("ul", [element("li", [text("um"), element("br", [])])]))).toBe(
      "<ul><li>um<br></li></ul>",
    );
  });

  it.each<[string, RootContent]>([
    ["a link", element("p", [element("a", [text("x")], { href: "/blog" })])],
    ["a table", element("table", [])],
    ["a block", { type: "mdxJsxFlowElement", name: "Note", attributes: [], children: [] }],
    ["an unknown attribute", element("ol", [text("x")], { start: 3 })],
  ])("leaves %s to React", (_name, block) => {
    expect(htmlOf(block)).toBeUndefined();
  });
});
