import { serialize } from "next-mdx-remote/serialize";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import { rehypeCollectHeadings, type Heading } from "@/components/mdx/collect-headings";
import { rehypeLabelledTables } from "@/components/mdx/labelled-tables";
import { mdxProblems, remarkCheckBlocks } from "@/components/mdx/mdx-problems";
import { rehypeNonBreakingSpaces } from "@/components/mdx/non-breaking-spaces";
import { staticBlocks } from "@/components/mdx/static-blocks";
import { ContentError } from "@/lib/content/content-error";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

/** Where the MDX is shown. Feeds get it as written, because feed readers have no style sheet. */
export type MdxTarget = "page" | "feed";

/** An MDX text compiled to JavaScript that creates React elements, and its headings in order. */
export type CompiledMdx = { code: string; headings: Heading[] };

/**
 * Compiles MDX of content/. next-mdx-remote removes JavaScript expressions from it (blockJS).
 * @throws ContentError with file, line and column
 */
export async function compileSource(body: MdxBody, target: MdxTarget): Promise<CompiledMdx> {
  const headings: Heading[] = [];
  const mdxOptions = {
    remarkPlugins: [remarkGfm, remarkCheckBlocks],
    // Headings are collected after rehype-slug, so that a table of contents has the same ids.
    rehypePlugins: [
      rehypeSlug,
      ...(target === "page" ? [rehypeNonBreakingSpaces, rehypeLabelledTables] : []),
      () => rehypeCollectHeadings(headings),
      ...(target === "page" ? [staticBlocks] : []),
    ],
  };
  try {
    const { compiledSource } = await serialize(body.text, { mdxOptions });
    return { code: compiledSource, headings };
  } catch (error) {
    // The error of next-mdx-remote has no position, and does not know the lines of front-matter.
    const problems = mdxProblems(body);
    throw new ContentError(body.file, problems.length > 0 ? problems : [String(error)]);
  }
}
