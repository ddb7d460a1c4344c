import { serialize } from "next-mdx-remote/serialize";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import { rehypeCollectHeadings, type Heading } from "@/components/mdx/collect-headings";
import { rehypeNonBreakingSpaces } from "@/components/mdx/non-breaking-spaces";
import { staticBlocks } from "@/components/mdx/static-blocks";

/** An MDX text as JavaScript that makes React elements of it, and its headings in order. */
export type CompiledMdx = { code: string; headings: Heading[] };

/**
 * Compiles MDX from content/. JavaScript expressions in it are not run (next-mdx-remote's blockJS).
 * @param forSite as on the site's pages; otherwise as written, for feed readers, which have no style sheet
 */
export async function compileSource(source: string, forSite: boolean): Promise<CompiledMdx> {
  const headings: Heading[] = [];
  const { compiledSource } = await serialize(
    source,
    {
      mdxOptions: {
        remarkPlugins: [remarkGfm],
        // The headings come after rehype-slug, so that a table of contents has the very ids of the text.
        rehypePlugins: [
          rehypeSlug,
          ...(forSite ? [rehypeNonBreakingSpaces] : []),
          () => rehypeCollectHeadings(headings),
          ...(forSite ? [staticBlocks] : []),
        ],
      },
    },
    true,
  );
  return { code: compiledSource, headings };
}
