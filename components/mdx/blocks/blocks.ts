import type { Block } from "@/components/mdx/blocks/block";
import { calculator } from "@/components/mdx/blocks/calculator";
import { campo } from "@/components/mdx/blocks/campo";
import { figure } from "@/components/mdx/blocks/figure";
import { note } from "@/components/mdx/blocks/note";
import type { BlockName } from "@/lib/mdx/block-schemas";

/** Every block by its name in MDX; content/README.md describes them for editors. */
export const blocks = {
  Calculator: calculator,
  Campo: campo,
  Figure: figure,
  Note: note,
} satisfies { [Name in BlockName]: Block<Name> };

export const blockComponents = (place: "page" | "feed") =>
  Object.fromEntries(Object.entries(blocks).map(([name, block]) => [name, block[place]]));
