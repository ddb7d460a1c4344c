import type { Root } from "hast";
import { toString } from "hast-util-to-string";
import { compileMDX } from "next-mdx-remote/rsc";
import type { ElementType } from "react";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import remarkInlineLinks from "remark-inline-links";
import remarkHeadingIncrement from "remark-lint-heading-increment";
import remarkHeadingStyle from "remark-lint-heading-style";
import remarkNoEmptyUrl from "remark-lint-no-empty-url";
import remarkNoUndefinedReferences from "remark-lint-no-undefined-references";
import remarkNoUnusedDefinitions from "remark-lint-no-unused-definitions";
import remarkOrderedListMarkerValue from "remark-lint-ordered-list-marker-value";
import type { VFile } from "vfile";
import { remarkBlockRule } from "@/lib/mdx/block-rule";
import { rehypeNonBreakingSpaces } from "@/lib/mdx/non-breaking-spaces";
import { GFM, parseMdx, sourceOf } from "@/lib/mdx/parse-mdx";
import { parserSentence, RULE_SENTENCES } from "@/lib/mdx/sentences";
import { remarkSignRule } from "@/lib/mdx/sign-rule";
import { rehypeLabelledTables } from "@/lib/mdx/table-plugin";
import { memoize } from "@/lib/memoize.mjs";
import { ContentError } from "@/lib/content/collection";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

export type Heading = { id: string; text: string; level: 2 | 3 };

/** Components by the names of the elements and blocks that they draw. */
export type MdxParts = Readonly<Record<string, ElementType>>;

type CompiledMdx = {
  /** The text with these components for its elements and blocks. */
  Content: ElementType<{ components: MdxParts }>;
  headings: Heading[];
};

/** The rules that a text is checked by. `remarkInlineLinks` changes references into links. */
const RULES = [
  [remarkNoUndefinedReferences, { allowShortcutLink: true }],
  remarkNoUnusedDefinitions,
  remarkNoEmptyUrl,
  remarkInlineLinks,
  remarkHeadingIncrement,
  [remarkHeadingStyle, "atx"],
  [remarkOrderedListMarkerValue, "ordered"],
  remarkBlockRule,
  remarkSignRule,
];

/** Compiles a text once a process. @throws ContentError with a line for each mistake */
export const compileMdx = (body: MdxBody): Promise<CompiledMdx> =>
  memoize(`text of ${body.file}\n${body.text}`, () => compile(body))();

async function compile(body: MdxBody): Promise<CompiledMdx> {
  let problems: string[] = [];
  let headings: Heading[] = [];
  const failOnMessages = () => (_tree: unknown, file: VFile) => {
    problems = file.messages.map((message) => problemLine(body, message));
    if (problems.length > 0) throw new ContentError(problems);
  };
  const takeHeadings = () => (tree: Root) => void (headings = headingsOf(tree));
  const mdxOptions = {
    remarkPlugins: [[remarkGfm, GFM], ...RULES, failOnMessages],
    rehypePlugins: [rehypeSlug, rehypeNonBreakingSpaces, rehypeLabelledTables, takeHeadings],
  };
  try {
    const { content } = await compileMDX({
      source: sourceOf(body),
      options: { mdxOptions } as NonNullable<Parameters<typeof compileMDX>[0]["options"]>,
    });
    return { Content: content.type as CompiledMdx["Content"], headings };
  } catch (error) {
    throw new ContentError(problems.length > 0 ? problems : [parserProblem(body, error)]);
  }
}

type Message = { ruleId?: string | undefined; reason: string; line?: number; column?: number };

function problemLine({ file, firstLine }: MdxBody, { ruleId = "", reason, ...place }: Message) {
  const { line = firstLine, column = 1 } = place;
  return `${file}:${line}:${column}: ${RULE_SENTENCES[ruleId] ?? reason}`;
}

/**
 * Parses the text again, because next-mdx-remote gives errors of the parser without their place.
 */
function parserProblem(body: MdxBody, error: unknown): string {
  try {
    parseMdx(body);
  } catch (message) {
    const { reason } = message as Message;
    if (reason) {
      const place = placeOf(message as Message);
      return problemLine(body, { ...place, reason: parserSentence(reason, tagAt(body, place)) });
    }
  }
  return `${body.file}: ${error instanceof Error ? error.message : String(error)}`;
}

/**
 * The place of a mistake. Of a tag that is not closed it is in the reason, as "(9:1-9:29)"; the
 * message has the end of the text, or the paragraph around it.
 */
function placeOf({ reason, ...place }: Message) {
  const [, line, column] = /closing tag for .* \((\d+):(\d+)-/.exec(reason) ?? [];
  return line ? { line: Number(line), column: Number(column) } : place;
}

/** The rest of a line from the < of the tag in which a mistake is. */
function tagAt(body: MdxBody, { line = 1, column = 1 }: Pick<Message, "line" | "column">): string {
  const text = sourceOf(body).split("\n")[line - 1] ?? "";
  const [start = ""] = /<[^<>]*$/.exec(text.slice(0, column)) ?? [];
  return start && start + text.slice(column);
}

/** What is wrong with a text, as "content/x.mdx:LINE:COLUMN: reason" in Portuguese. */
export async function mdxProblems(body: MdxBody): Promise<readonly string[]> {
  try {
    await compileMdx(body);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

const headingsOf = (tree: Root): Heading[] =>
  tree.children.flatMap((node) => {
    if (node.type !== "element" || (node.tagName !== "h2" && node.tagName !== "h3")) return [];
    const level = node.tagName === "h2" ? 2 : 3;
    return { id: String(node.properties.id), text: toString(node), level };
  });
