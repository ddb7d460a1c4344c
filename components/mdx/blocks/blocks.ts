import type { Block } from "@/components/mdx/blocks/block";
import { calculator } from "@/components/mdx/blocks/calculator";
import { figure } from "@/components/mdx/blocks/figure";
import { note } from "@/components/mdx/blocks/note";
import type { BlockName } from "@/components/mdx/blocks/schemas";
import { testimonial } from "@/components/mdx/blocks/testimonial";
import { video } from "@/components/mdx/blocks/video";

/** Every block by its name in MDX; content/README.md describes them for editors. */
export const blocks = {
  Calculator: calculator,
  Figure: figure,
  Note: note,
  Testimonial: testimonial,
  Video: video,
} satisfies { [Name in BlockName]: Block<Name> };

export const blockComponents = (place: "page" | "feed") =>
  Object.fromEntries(Object.entries(blocks).map(([name, block]) => [name, block[place]]));
