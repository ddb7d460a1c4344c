import type { Element, Root, RootContent } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";

export type Heading = { id: string; text: string; level: 2 | 3 };

/** A part of a text as plain text. The part before the first heading has no `heading`. */
export type Section = { heading?: Heading; text: string };

/** The parts of a text, divided at its h2 and h3. */
export function sectionsOf(tree: Root): Section[] {
  const sections: Section[] = [{ text: "" }];
  for (const node of tree.children) {
    const heading = headingOf(node);
    if (heading) sections.push({ heading, text: "" });
    else sections.at(-1)!.text += textOf(node);
  }
  return sections.map(({ text, ...rest }) => ({ ...rest, text: text.replace(/\s+/g, " ").trim() }));
}

function headingOf(node: RootContent): Heading | undefined {
  if (node.type !== "element" || (node.tagName !== "h2" && node.tagName !== "h3")) return undefined;
  const level = node.tagName === "h2" ? 2 : 3;
  return { id: String(node.properties.id), text: toString(node), level };
}

/** The text of a node. The paragraphs of a block have nothing between them. */
function textOf(tree: RootContent): string {
  const parts: string[] = [];
  visit(tree, (node) => {
    if (node.type === "element" && node.tagName === "p") parts.push(" ");
    if (node.type === "text") parts.push(node.value);
  });
  return parts.join("");
}

/** The ids of all headings, to which a link within the text can lead. */
export function headingIds(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, isHeading, ({ properties }) => void ids.push(String(properties.id)));
  return ids;
}

const isHeading = (node: unknown): node is Element => {
  const { type, tagName } = node as Element;
  return type === "element" && /^h[1-6]$/.test(tagName);
};
