import type { Root } from "hast";
import { toString } from "hast-util-to-string";

/** A heading of an MDX text: what a table of contents needs. */
export type Heading = { id: string; text: string; level: 2 | 3 };

/** A rehype plugin that adds the h2 and h3 of the text to `found`; runs after rehype-slug. */
export const rehypeCollectHeadings = (found: Heading[]) => (tree: Root) => {
  for (const node of tree.children) {
    if (node.type !== "element" || (node.tagName !== "h2" && node.tagName !== "h3")) continue;
    const { id } = node.properties;
    if (typeof id !== "string") continue;
    found.push({ id, text: toString(node), level: node.tagName === "h2" ? 2 : 3 });
  }
};
