import type { Nodes, Parents, Root } from "mdast";
import { visit } from "unist-util-visit";
import { attributesOf, isMdxElement } from "@/lib/mdx/mdx-element";

/** An address in a text. `place` is "LINE:COLUMN" of the file. */
export type Reference = { url: string; place: string };

/** The links and the drawings and photographs of a text, in its order. */
export function referencesOf(tree: Root): { links: Reference[]; pictures: Reference[] } {
  const links: Reference[] = [];
  const pictures: Reference[] = [];
  visit(tree, (node, _index, parent) => {
    const place = placeOf(node, parent);
    if (node.type === "link") links.push({ url: node.url, place });
    if (node.type === "image") pictures.push({ url: node.url, place });
    // The schema of the block also trims it.
    if (isMdxElement(node) && node.name === "Figure")
      pictures.push({ url: String(attributesOf(node).src).trim(), place });
  });
  return { links, pictures };
}

/** A node that was a reference has no position of its own. */
function placeOf(node: Nodes, parent: Parents | undefined): string {
  const { line, column } = (node.position ?? parent?.position)?.start ?? { line: 1, column: 1 };
  return `${line}:${column}`;
}
