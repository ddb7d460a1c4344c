import type { Nodes, Root } from "mdast";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import remarkInlineLinks from "remark-inline-links";
import remarkMdx from "remark-mdx";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

export type MdxElement = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

/** "2~3 demãos" is no text that is struck out. */
export const GFM = { singleTilde: false };

const parser = remark().use(remarkGfm, GFM).use(remarkMdx).use(remarkInlineLinks);

/** With links in the place of references. Positions are the file's. @throws VFileMessage */
export const parseMdx = (body: MdxBody): Root =>
  parser.runSync(parser.parse(sourceOf(body))) as Root;

/** What the positions of the tree mean: empty lines instead of front-matter, then the text. */
export const sourceOf = ({ firstLine, text }: MdxBody) => "\n".repeat(firstLine - 1) + text;

export const isMdxElement = (node: { type: string }): node is MdxElement =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** The attributes of a tag; those with JavaScript are left out, because it is not run. */
export const attributesOf = ({ attributes }: MdxElement) =>
  Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string"
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
