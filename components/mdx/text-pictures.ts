import { visit } from "unist-util-visit";
import { attributesOf, isMdxElement, parseMdx } from "@/components/mdx/parse-mdx";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

/** The addresses of the pictures of a text in its order, drawings and photographs. */
export function picturesIn(body: MdxBody): string[] {
  const pictures: string[] = [];
  visit(parseMdx(body), (node) => {
    if (node.type === "image") pictures.push(node.url);
    // As the schemas read them, without spaces around.
    if (isMdxElement(node) && node.name === "Figure")
      pictures.push(String(attributesOf(node).src).trim());
  });
  return pictures;
}
