import type { Root } from "hast";
import { toString } from "hast-util-to-string";
import { serialize } from "next-mdx-remote/serialize";
import { createElement, type ElementType } from "react";
import * as development from "react/jsx-dev-runtime";
import * as production from "react/jsx-runtime";
import rehypeSlug from "rehype-slug";
import { mdxComponents } from "@/components/mdx/mdx-components";
import { rehypeNonBreakingSpaces } from "@/components/mdx/non-breaking-spaces";
import { mdxProblems } from "@/components/mdx/mdx-problems";
import { publishedTree } from "@/components/mdx/published-tree";
import { rehypeLabelledTables } from "@/components/mdx/table-plugin";
import { ContentError } from "@/lib/content/collection";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

export type Heading = { id: string; text: string; level: 2 | 3 };

type CompiledMdx = {
  /** JavaScript that creates the React elements of the page. */
  code: string;
  headings: Heading[];
  /** The text as HTML without what only the page's style sheet needs. */
  html: Root;
};

/** next-mdx-remote removes JavaScript (blockJS). @throws ContentError with file, line, column */
export async function compileMdx(body: MdxBody): Promise<CompiledMdx> {
  const problems = mdxProblems(body);
  if (problems.length > 0) throw new ContentError(problems);
  let headings: Heading[] = [];
  let html: Root = { type: "root", children: [] };
  const mdxOptions = {
    remarkPlugins: [withTree(publishedTree(body))],
    rehypePlugins: [
      rehypeSlug,
      () => (tree: Root) => void (html = structuredClone(tree)),
      rehypeNonBreakingSpaces,
      rehypeLabelledTables,
      () => (tree: Root) => void (headings = headingsOf(tree)),
    ],
  };
  const { compiledSource: code } = await serialize(body.text, { mdxOptions });
  return { code, headings, html };
}

/** A unified plugin: the compiler takes this tree instead of parsing the text. */
const withTree = (tree: ReturnType<typeof publishedTree>) =>
  function (this: { parser?: unknown }) {
    this.parser = () => structuredClone(tree);
  };

const headingsOf = (tree: Root): Heading[] =>
  tree.children.flatMap((node) => {
    if (node.type !== "element" || (node.tagName !== "h2" && node.tagName !== "h3")) return [];
    const level = node.tagName === "h2" ? 2 : 3;
    return { id: String(node.properties.id), text: toString(node), level };
  });

export async function renderMdx(body: MdxBody) {
  const { code, headings } = await compileMdx(body);
  const runtime = process.env.NODE_ENV === "production" ? production : development;
  // Server components have no React context, so MDXProvider does not work here. This function is
  // what Next's own MDX support calls instead (the mdx-components.tsx file convention).
  const useMDXComponents = () => mdxComponents;
  const { default: Content } = new Function(code)({ ...runtime, useMDXComponents }) as {
    default: ElementType;
  };
  return { content: createElement(Content), headings };
}

export async function MdxContent({ source }: { source: MdxBody }) {
  const { content } = await renderMdx(source);
  return <div className="prose-site">{content}</div>;
}
