import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { blockSchemas, isBlockName } from "@/components/mdx/blocks/schemas";
import { markdownProblems } from "@/components/mdx/markdown-problems";
import {
  attributesOf,
  isMdxElement,
  parseMdx,
  sourceOf,
  type MdxElement,
} from "@/components/mdx/parse-mdx";
import { syntaxProblem, htmlAdvice } from "@/components/mdx/syntax-problems";
import { explainIssue, forEditors } from "@/lib/content/explain-issue";
import type { MdxBody } from "@/lib/content/front-matter.mjs";
import { linkProblem } from "@/lib/content/address-fields";
import { pictureProblem } from "@/lib/content/picture-fields";

/** A text has more problems than anyone repairs at once. */
const MAX_SYNTAX_PROBLEMS = 20;

/**
 * "content/x.mdx:LINE:COLUMN: reason" in Portuguese. Build, check and editor ask this one judge.
 */
export function mdxProblems(body: MdxBody): string[] {
  const problems: string[] = [];
  let current = body;
  // A sign that cannot be parsed is reported and taken out, so that the rest is judged too.
  for (;;) {
    try {
      const report = (node: Nodes, reason: string) => {
        const { line = body.firstLine, column = 1 } = node.position?.start ?? {};
        problems.push(`${body.file}:${line}:${column}: ${reason}`);
      };
      const tree = parseMdx(current);
      visit(tree, (node) => {
        for (const reason of nodeProblems(node)) report(node, reason);
      });
      // What is left out of a text that cannot be parsed is no loss of the text.
      if (current !== body) return problems;
      const source = sourceOf(body);
      // Other texts stand below a heading of their page.
      const level = /^content\/(articles|press-releases)\//.test(body.file) ? 1 : 2;
      const found = markdownProblems(tree, source, body.firstLine - 1, level);
      for (const { start, reason } of found) {
        const before = source.slice(0, start).split("\n");
        problems.push(`${body.file}:${before.length}:${before.at(-1)!.length + 1}: ${reason}`);
      }
      return problems;
    } catch (error) {
      const found = syntaxProblem(error, current);
      problems.push(`${body.file}:${found.place}: ${found.reason}`);
      if (!found.rest || problems.length >= MAX_SYNTAX_PROBLEMS) return problems;
      current = { ...body, text: found.rest };
    }
  }
}

function nodeProblems(node: Nodes): string[] {
  if (isMdxElement(node)) return elementProblems(node);
  switch (node.type) {
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return ["`{…}` não é aceito num texto; para mostrar o sinal, escreva `\\{`"];
    case "mdxjsEsm":
      return [
        "uma linha não pode começar com import ou export, que são código; mude a ordem das palavras",
      ];
    case "heading":
      return node.depth === 1
        ? ["a página já tem o seu título; comece os títulos do texto com `##`"]
        : [];
    case "image":
      return [
        ...pictureProblem(node.url),
        ...(node.alt?.trim()
          ? []
          : ["falta o texto alternativo da imagem: `![O que se vê](/fotos/muro.webp)`"]),
      ];
    case "link":
    case "definition":
      return linkProblem(node.url);
    default:
      return [];
  }
}

function elementProblems(node: MdxElement): string[] {
  const { name } = node;
  if (!name || !/^[A-Z]/.test(name)) return [htmlAdvice(name ?? "")];
  if (!isBlockName(name)) {
    return [`<${name}> não é um bloco; os blocos são ${Object.keys(blockSchemas).join(", ")}`];
  }
  if (node.type === "mdxJsxTextElement") {
    return [`<${name}> tem de ficar numa linha só dele, com uma linha em branco antes e depois`];
  }
  const isCode = node.attributes.some(
    (one) =>
      one.type !== "mdxJsxAttribute" || (one.value !== null && typeof one.value === "object"),
  );
  if (isCode)
    return [`<${name}>: os campos vão entre aspas, como src="/fotos/muro.webp", não entre chaves`];
  const parsed = blockSchemas[name].safeParse(attributesOf(node), forEditors);
  return (parsed.error?.issues ?? []).map((issue) => `<${name}> ${explainIssue(issue)}`);
}
