import type { Nodes, Root } from "mdast";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import { oncePerProcess } from "@/lib/cache/memoize";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

export type MdxElement = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

/** "2~3 demãos" is no text that is struck out. */
const GFM = { singleTilde: false };

const trees = oncePerProcess("mdx-trees", () => new WeakMap<MdxBody, Root>());

/**
 * Page, feed, search and checks are made from it, once for each version of a file.
 * Nobody may change it. Positions are the file's.
 * @throws VFileMessage on invalid MDX
 */
export function parseMdx(body: MdxBody): Root {
  const known = trees().get(body);
  if (known) return known;
  const tree = remark().use(remarkGfm, GFM).use(remarkMdx).parse(sourceOf(body));
  trees().set(body, tree);
  return tree;
}

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
