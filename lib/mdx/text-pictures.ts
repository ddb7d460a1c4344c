import { visit } from "unist-util-visit";
import { attributesOf, isMdxElement, parseMdx } from "@/lib/mdx/parse-mdx";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

/** The addresses of the drawings and photographs of a text, in its order. */
export function picturesIn(body: MdxBody): string[] {
  const pictures: string[] = [];
  visit(parseMdx(body), (node) => {
    if (node.type === "image") pictures.push(node.url);
    // The schemas also trim it.
    if (isMdxElement(node) && node.name === "Figure")
      pictures.push(String(attributesOf(node).src).trim());
  });
  return pictures;
}
