import type { Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { blockSchemas, isBlockName } from "@/lib/mdx/block-schemas";
import { attributesOf, isMdxElement, type MdxElement } from "@/lib/mdx/mdx-element";
import { ADDRESS_IN_SIGNS, EXPRESSION, htmlSentence, IMPORT } from "@/lib/mdx/sentences";
import { linkProblem } from "@/lib/content/address-fields";
import { explainIssue, forEditors } from "@/lib/content/explain-issue";
import { pictureProblem } from "@/lib/content/picture-fields";

/**
 * A rule of remark for blocks, code, pictures, links, and for what the page has in another form.
 */
export const remarkTextRule = () => (tree: Root, file: VFile) => {
  // remark-lint-heading-increment compares a heading with the one before it.
  const first = tree.children.find((node) => node.type === "heading");
  if (first && first.depth > 2) file.message(FIRST_HEADING, first);
  visit(tree, (node, _index, parent) => {
    // A node that was a reference has no position of its own.
    const place = node.position ? node : parent;
    for (const sentence of problemsOf(node)) file.message(sentence, place);
  });
};

const FIRST_HEADING = "o primeiro título do texto é `##`; depois de ## vem ###";

function problemsOf(node: Nodes): string[] {
  if (isMdxElement(node)) return elementProblems(node);
  switch (node.type) {
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return [EXPRESSION];
    case "mdxjsEsm":
      return [IMPORT];
    case "heading":
      if (!toString(node).trim()) return ["título sem texto; escreva-o, ou apague os #"];
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
      return [
        ...(/[<>]/.test(node.url) ? [ADDRESS_IN_SIGNS] : linkProblem(node.url)),
        ...(toString(node).trim() ? [] : ["o link não tem texto: `[Contato](/contato)`"]),
      ];
    case "listItem":
      return typeof node.checked === "boolean"
        ? ["caixas de marcar não são aceitas; escreva `- Lixar`, sem os colchetes"]
        : [];
    case "footnoteReference":
      return ["notas de rodapé não são aceitas; escreva a nota entre parênteses, ou em `sources`"];
    case "table":
      return node.children.some((row) => row.children.length > node.children[0]!.children.length)
        ? ["uma linha da tabela tem mais células que o cabeçalho; para mostrar |, escreva `\\|`"]
        : [];
    default:
      return [];
  }
}

function elementProblems(node: MdxElement): string[] {
  const { name } = node;
  if (!name || !/^[A-Z]/.test(name)) return [htmlSentence(name ?? "")];
  if (!isBlockName(name))
    return [`<${name}> não é um bloco; os blocos são ${Object.keys(blockSchemas).join(", ")}`];
  if (node.type === "mdxJsxTextElement")
    return [`<${name}> tem de ficar numa linha só dele, com uma linha em branco antes e depois`];
  const isCode = node.attributes.some(
    (one) => one.type !== "mdxJsxAttribute" || (one.value && typeof one.value === "object"),
  );
  if (isCode)
    return [
      `<${name}>: os campos vão entre aspas retas, como src="/fotos/muro.webp", não entre chaves`,
    ];
  const parsed = blockSchemas[name].safeParse(attributesOf(node), forEditors);
  return (parsed.error?.issues ?? []).map((issue) => `<${name}> ${explainIssue(issue)}`);
}
