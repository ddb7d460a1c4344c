import type { Root as HtmlRoot } from "hast";
import type { Root as MarkdownRoot } from "mdast";
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
import { remarkTextRule } from "@/lib/mdx/text-rule";
import { rehypeNonBreakingSpaces } from "@/lib/mdx/non-breaking-spaces";
import { type Reference, referencesOf } from "@/lib/mdx/references";
import { headingIds, type Section, sectionsOf } from "@/lib/mdx/sections";
import { parserSentence, RULE_SENTENCES } from "@/lib/mdx/sentences";
import { remarkSignRule } from "@/lib/mdx/sign-rule";
import { rehypeLabelledTables } from "@/lib/mdx/table-plugin";
import { memoize } from "@/lib/memoize";
import { ContentError } from "@/lib/content/collection";
import type { MdxBody } from "@/lib/content/front-matter";

/** Components by the names of the elements and blocks that they draw. */
export type MdxParts = Readonly<Record<string, ElementType>>;

type CompiledMdx = {
  /** The text with these components for its elements and blocks. */
  Content: ElementType<{ components: MdxParts }>;
  sections: Section[];
  headingIds: string[];
  links: Reference[];
  pictures: Reference[];
};

/** In "2~3 demãos" nothing is struck out. */
const GFM = { singleTilde: false };

/** The rules that a text is checked by. `remarkInlineLinks` changes references into links. */
const RULES = [
  [remarkNoUndefinedReferences, { allowShortcutLink: true }],
  remarkNoUnusedDefinitions,
  remarkNoEmptyUrl,
  remarkInlineLinks,
  remarkHeadingIncrement,
  [remarkHeadingStyle, "atx"],
  [remarkOrderedListMarkerValue, "ordered"],
  remarkTextRule,
  remarkSignRule,
];

/** Compiles a text once a process. @throws ContentError with a line for each mistake */
export const compileMdx = (body: MdxBody): Promise<CompiledMdx> =>
  memoize(`text of ${body.file}\n${body.text}`, () => compile(body))();

async function compile(body: MdxBody): Promise<CompiledMdx> {
  let problems: string[] = [];
  const found: Partial<CompiledMdx> = {};

  /** next-mdx-remote gives an error of the parser without its place. */
  function keepParserProblem(this: { parser?: Parser }) {
    const parse = this.parser!;
    this.parser = (text, file) => {
      try {
        return parse(text, file);
      } catch (error) {
        const { reason } = error as Message;
        const place = placeOf(error as Message);
        const sentence = parserSentence(reason, tagAt(body, place));
        problems = [problemLine(body, { ...place, reason: sentence })];
        throw error;
      }
    };
  }
  const failOnMessages = () => (_tree: unknown, file: VFile) => {
    problems = file.messages.map((message) => problemLine(body, message));
    if (problems.length > 0) throw new ContentError(problems);
  };
  const takeReferences = () => (tree: MarkdownRoot) => {
    Object.assign(found, referencesOf(tree));
  };
  const takeSections = () => (tree: HtmlRoot) => {
    Object.assign(found, { sections: sectionsOf(tree), headingIds: headingIds(tree) });
  };
  const mdxOptions = {
    remarkPlugins: [keepParserProblem, [remarkGfm, GFM], ...RULES, failOnMessages, takeReferences],
    rehypePlugins: [rehypeSlug, rehypeNonBreakingSpaces, takeSections, rehypeLabelledTables],
  };
  try {
    const { content } = await compileMDX({
      source: sourceOf(body),
      options: { mdxOptions } as NonNullable<Parameters<typeof compileMDX>[0]["options"]>,
    });
    return { ...found, Content: content.type } as CompiledMdx;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentError(problems.length > 0 ? problems : [`${body.file}: ${reason}`]);
  }
}

/**
 * The text after empty lines in the place of the front-matter, so that positions are those of the
 * file.
 */
const sourceOf = ({ firstLine, text }: MdxBody) => "\n".repeat(firstLine - 1) + text;

type Parser = (text: string, file: VFile) => unknown;

type Message = {
  ruleId?: string | undefined;
  reason: string;
  line?: number | undefined;
  column?: number | undefined;
};

function problemLine({ file, firstLine }: MdxBody, { ruleId = "", reason, ...place }: Message) {
  const { line = firstLine, column = 1 } = place;
  return `${file}:${line}:${column}: ${RULE_SENTENCES[ruleId] ?? reason}`;
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
