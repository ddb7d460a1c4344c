import type { ComponentType, PropsWithChildren } from "react";
import type { BlockAttributes, BlockName } from "@/components/mdx/blocks/schemas";

/** What authors can use in the MDX of content/: `<Note kind="dica">…</Note>`. */
export type Block<Name extends BlockName> = {
  page: ComponentType<PropsWithChildren<BlockAttributes<Name>>>;
  /** In feeds: plain HTML that needs no style sheet. */
  feed: ComponentType<PropsWithChildren<BlockAttributes<Name>>>;
};
