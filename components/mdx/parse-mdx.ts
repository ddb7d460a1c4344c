import type { Nodes, Root } from "mdast";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import { memoize } from "@/lib/cache/memoize";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

export type MdxElement = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

const trees = memoize("mdx-trees", () => new WeakMap<MdxBody, Root>());

/**
 * Page, feed, search and Markdown copy are made from it; once per process. Positions are the file's.
 * @throws VFileMessage on invalid MDX
 */
export function parseMdx(body: MdxBody): Root {
  const known = trees().get(body);
  if (known) return known;
  // Empty lines instead of front-matter.
  const padded = "\n".repeat(body.firstLine - 1) + body.text;
  const tree = remark().use(remarkGfm).use(remarkMdx).parse(padded);
  trees().set(body, tree);
  return tree;
}

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
