import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticBlock } from "@/components/mdx/static-block";
import { staticBlocks } from "@/components/mdx/static-blocks";

type Node = Parameters<ReturnType<typeof staticBlocks>>[0];

const text = (value: string): Node => ({ type: "text", value });
const element = (tagName: string, children: Node[], properties = {}): Node => ({
  type: "element",
  tagName,
  properties,
  children,
});

/** The block after the step: its HTML, or undefined where it was left to React. */
function htmlOf(block: Node): string | undefined {
  const tree: Node = { type: "root", children: [block] };
  staticBlocks()(tree);
  const { attributes, name } = tree.children![0]!;
  if (name !== "StaticBlock") return undefined;
  const props = Object.fromEntries(attributes!.map(({ name, value }) => [name, value]));
  return renderToStaticMarkup(createElement(StaticBlock as () => ReactElement, props));
}

describe("blocks that no component has a part in", () => {
  it("become HTML, escaped", () => {
    expect(htmlOf(element("p", [text("1 < 2 & "), element("strong", [text('"três"')])]))).toBe(
      "<p>1 &lt; 2 &amp; <strong>&quot;três&quot;</strong></p>",
    );
  });

  it("keep ids and classes", () => {
    expect(
      htmlOf(
        element("h2", [element("span", [text("NR-35")], { className: "whitespace-nowrap" })], {
          id: "a-nr-35",
        }),
      ),
    ).toBe('<h2 id="a-nr-35"><span class="whitespace-nowrap">NR-35</span></h2>');
  });

  it("hold lists and line breaks", () => {
    expect(htmlOf(element("ul", [element("li", [text("um"), element("br", [])])]))).toBe(
      "<ul><li>um<br></li></ul>",
    );
  });

  it.each([
    ["a link", element("p", [element("a", [text("x")], { href: "/blog" })])],
    ["a table", element("table", [])],
    ["a component", { type: "mdxJsxFlowElement", name: "Note", children: [] } as Node],
    ["an attribute that is not known", element("ol", [text("x")], { start: 3 })],
  ])("are not %s", (_name, block) => {
    expect(htmlOf(block)).toBeUndefined();
  });
});
