import type { Nodes, Root } from "mdast";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import { visit } from "unist-util-visit";
import { blocks, isBlockName } from "@/components/mdx/blocks/blocks";
import { memoize } from "@/lib/cache/memoize";
import { explainIssue } from "@/lib/content/collection";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

type MdxElement = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;
type Problem = { line?: number; column?: number; reason: string };

const trees = memoize("mdx-trees", () => new WeakMap<MdxBody, Root>());

/**
 * Syntax tree of an MDX text: page, feed, search and Markdown copy are made from it. Parses each
 * text once per process. Positions are those in the file.
 * @throws VFileMessage (an Error and Problem) on invalid MDX
 */
export function parseMdx(body: MdxBody): Root {
  const known = trees().get(body);
  if (known) return known;
  // Empty lines instead of front-matter.
  const padded = "\n".repeat(body.firstLine - 1) + body.text;
  const tree = remark().use(remarkGfm).use(remarkMdx).parse(padded);
  trees().set(body, tree);
  return tree;
}

/** What is wrong with an MDX text, as "content/x.mdx:LINE:COLUMN: reason". */
export const mdxProblems = (body: MdxBody): string[] =>
  findProblems(body).map(({ line, column, reason }) => {
    // Some parser errors have their position only in the message, as "(3:1-3:19)".
    const position = /\d+:\d+/.exec(reason)?.[0] ?? `${body.firstLine}:1`;
    return `${body.file}:${line ? `${line}:${column}` : position}: ${reason}`;
  });

/** Invalid MDX, unknown blocks, and blocks whose attributes do not match their schema. */
function findProblems(body: MdxBody): Problem[] {
  const problems: Problem[] = [];
  try {
    visit(parseMdx(body), (node) => {
      const reasons = isMdxElement(node) ? elementProblems(node) : [];
      problems.push(...reasons.map((reason) => ({ ...node.position?.start, reason })));
    });
  } catch (error) {
    if (error instanceof Error && "reason" in error) return [error as Error & Problem];
    throw error;
  }
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
