import type { BlockContent, PhrasingContent } from "mdast";
import type { ComponentType, PropsWithChildren } from "react";
import type { z } from "zod";

/** What authors can use in the MDX of content/: `<Note kind="dica">…</Note>`. */
type Block<Schema extends z.ZodObject> = {
  /** Attributes of the tag. All are strings, because JavaScript in content/ is not run. */
  attributes: Schema;
  page: ComponentType<PropsWithChildren<z.infer<Schema>>>;
  /** In feeds: plain HTML that needs no style sheet. */
  feed: ComponentType<PropsWithChildren<z.infer<Schema>>>;
  /** In the Markdown copy of an article, as syntax trees. */
  markdown: (attributes: z.infer<Schema>, children: BlockContent[]) => BlockContent[];
};

/** Checks the types of a block; its `markdown` then validates the attributes of the MDX tag. */
export const defineBlock = <Schema extends z.ZodObject>(block: Block<Schema>) => ({
  ...block,
  markdown: (attributes: unknown, children: BlockContent[]) =>
    block.markdown(block.attributes.parse(attributes), children),
});

export const textNode = (value: string): PhrasingContent => ({ type: "text", value });
export const paragraph = (...children: PhrasingContent[]): BlockContent => ({
  type: "paragraph",
  children,
});
export const quotation = (...children: BlockContent[]): BlockContent => ({
  type: "blockquote",
  children,
});
