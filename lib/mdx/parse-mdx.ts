import type { Nodes, Root } from "mdast";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import remarkInlineLinks from "remark-inline-links";
import remarkMdx from "remark-mdx";
import { memoize } from "@/lib/memoize.mjs";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

export type MdxElement = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

/** In "2~3 demãos" nothing is struck out. */
export const GFM = { singleTilde: false };

const parser = remark().use(remarkGfm, GFM).use(remarkMdx).use(remarkInlineLinks);

/**
 * The tree of a text, with references as links and the positions of the file. Parsed once a process.
 * @returns not to be changed
 * @throws VFileMessage
 */
export const parseMdx = (body: MdxBody): Root =>
  memoize(
    `tree of ${body.file}\n${body.text}`,
    () => parser.runSync(parser.parse(sourceOf(body))) as Root,
  )();

/**
 * The text after empty lines in the place of the front-matter, so that positions are those of the
 * file.
 */
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
