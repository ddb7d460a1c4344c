import { visit } from "unist-util-visit";
import { attributesOf, isMdxElement, parseMdx } from "@/components/mdx/parse-mdx";
import type { MdxBody } from "@/lib/content/front-matter.mjs";
import type { PhotographUse } from "@/lib/photographs/variants";

/** The pictures of a text in its order, drawings and photographs, with credit and licence. */
export function picturesIn(body: MdxBody): PhotographUse[] {
  const uses: PhotographUse[] = [];
  visit(parseMdx(body), (node) => {
    if (node.type === "image") uses.push({ src: node.url });
    if (isMdxElement(node) && node.name === "Figure") uses.push(asUse(attributesOf(node)));
  });
  return uses;
}

/** As the schemas read them, without spaces around. */
export const asUse = ({ src, credit, licence }: Record<string, unknown>): PhotographUse => ({
  src: String(src).trim(),
  ...(typeof credit === "string" && { credit: credit.trim() }),
  ...(typeof licence === "string" && { licence: licence.trim() }),
});
