import type { Nodes, Root } from "mdast";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import { visit } from "unist-util-visit";
import { blocks, isBlockName } from "@/components/mdx/blocks/blocks";
import { explainIssue } from "@/lib/content/content-error";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

type MdxElement = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;
type Problem = { line?: number; column?: number; reason: string };

/** Syntax tree of an MDX text. @throws VFileMessage (an Error and Problem) on invalid MDX */
export const parseMdx = (text: string): Root => remark().use(remarkGfm).use(remarkMdx).parse(text);

/** What is wrong with an MDX text, as "content/x.mdx:LINE:COLUMN: reason". */
export function mdxProblems({ file, firstLine, text }: MdxBody): string[] {
  // Empty lines instead of front-matter: all positions are then those in the file.
  const padded = "\n".repeat(firstLine - 1) + text;
  return findProblems(padded).map(({ line, column, reason }) => {
    // Some parser errors have their position only in the message, as "(3:1-3:19)".
    const position = line ? `${line}:${column}` : (/\d+:\d+/.exec(reason)?.[0] ?? `${firstLine}:1`);
    return `${file}:${position}: ${reason}`;
  });
}

function findProblems(text: string): Problem[] {
  try {
    return blockProblems(parseMdx(text));
  } catch (error) {
    if (error instanceof Error && "reason" in error) return [error as Error & Problem];
    throw error;
  }
}

/** Unknown blocks, and blocks whose attributes do not match their schema. */
function blockProblems(tree: Root): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    const reasons = isMdxElement(node) ? elementProblems(node) : [];
    problems.push(...reasons.map((reason) => ({ ...node.position?.start, reason })));
  });
  return problems;
}

function elementProblems(node: MdxElement): string[] {
  const { name } = node;
  if (!name || /^[a-z]/.test(name)) return []; // A fragment or an HTML element.
  if (!isBlockName(name)) {
    const allowed = Object.keys(blocks).join(", ");
    return [`<${name}> is not a block; allowed are ${allowed}`];
  }
  const parsed = blocks[name].attributes.safeParse(attributesOf(node), { reportInput: true });
  return (parsed.error?.issues ?? []).map((issue) => `<${name}> ${explainIssue(issue)}`);
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

/** A remark plugin that stops the compiler at a block that mdxProblems() reports. */
export const remarkCheckBlocks = () => (tree: Root) => {
  const [problem] = blockProblems(tree);
  if (problem) throw new Error(problem.reason);
};
