import type { ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { addNonBreakingSpaces, WITH_HYPHEN } from "@/lib/format/non-breaking-spaces";

/**
 * Keeps a number and its unit on one line. "NR-35", "95-96", "08h–18h" and "e-mail" keep their
 * hyphen in an element: a non-breaking hyphen would break search and copying.
 */
export const rehypeNonBreakingSpaces = () => (tree: Root) => {
  visit(tree, (node, index, parent) => {
    if (node.type === "element" && node.tagName === "code") return SKIP;
    if (node.type !== "text" || !parent || index === undefined) return;
    const parts = addNonBreakingSpaces(node.value).split(WITH_HYPHEN).filter(Boolean).map(toNode);
    parent.children.splice(index, 1, ...parts);
    return index + parts.length;
  });
};

const toNode = (value: string): ElementContent => {
  const text = { type: "text", value } as const;
  if (!WITH_HYPHEN.test(value)) return text;
  const properties = { className: ["whitespace-nowrap"] };
  return { type: "element", tagName: "span", properties, children: [text] };
};
