import type { Nodes } from "mdast";

export type MdxElement = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

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
