import type { ComponentType, PropsWithChildren } from "react";
import type { BlockAttributes, BlockName } from "@/lib/mdx/block-schemas";

/** A block is what authors can use in the MDX of content/, such as `<Note kind="dica">…</Note>`. */
export type Block<Name extends BlockName> = {
  page: ComponentType<PropsWithChildren<BlockAttributes<Name>>>;
  /** Its form in feeds is plain HTML, which needs no style sheet. */
  feed: ComponentType<PropsWithChildren<BlockAttributes<Name>>>;
};
