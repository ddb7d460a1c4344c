import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { compileMdx } from "@/lib/mdx/compile-mdx";
import { parseMdx } from "@/lib/mdx/parse-mdx";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

/** A part of an MDX text as plain text. The part before the first heading has no `heading`. */
export type TextSection = { heading?: { id: string; text: string }; text: string };

/** The parts of an MDX text, divided at its h2 and h3, with the ids that the page has. */
export async function articleSections(body: MdxBody): Promise<TextSection[]> {
  const { headings } = await compileMdx(body);
  const ids = headings.values();
  const sections: TextSection[] = [{ text: "" }];
  for (const node of parseMdx(body).children) {
    const heading =
      node.type === "heading" && (node.depth === 2 || node.depth === 3) && ids.next().value;
    if (heading) sections.push({ heading, text: "" });
    else sections.at(-1)!.text += ` ${textOf(node)}`;
  }
  return sections.map(({ heading, text }) => ({ heading, text: text.trim() }));
}

/** Text of a syntax tree, with spaces between paragraphs and cells. */
function textOf(tree: Nodes): string {
  const parts: string[] = [];
  visit(tree, (node) => {
    if (node.type === "paragraph" || node.type === "tableCell") parts.push(" ");
    if (node.type === "text" || node.type === "inlineCode") parts.push(node.value);
  });
  return parts.join("").replace(/\s+/g, " ").trim();
}
