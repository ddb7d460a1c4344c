import type { List, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import {
  lostText,
  markupInWords,
  rangesIn,
  shownText,
  type Finding,
  type Source,
} from "@/components/mdx/lost-text";
import { rawSigns } from "@/components/mdx/raw-signs";
import { deadLinks } from "@/components/mdx/dead-links";

/**
 * Where Markdown takes a text otherwise than it was meant: signs and words that would be lost, and
 * signs that would stay raw (0060).
 * @param from where the text begins in the source of the tree
 * @param level of the heading above the text
 */
export function markdownProblems(
  tree: Root,
  source: string,
  from: number,
  level: 1 | 2,
): Finding[] {
  const rangeOf = rangesIn(source);
  const text: Source = { source, rangeOf };
  return [
    ...structureProblems(tree, text, level),
    ...rawSigns(tree, text),
    ...markupInWords(tree, source, rangeOf),
    ...lostText(tree, source, from, rangeOf),
    ...deadLinks(tree, text),
  ].sort((a, b) => a.start - b.start);
}

function structureProblems(tree: Root, { source, rangeOf }: Source, above: number): Finding[] {
  const findings: Finding[] = [];
  const used = new Set<string>();
  let level = above;
  visit(tree, (node) => {
    const written = source.slice(rangeOf(node).start, rangeOf(node).end);
    const report = (reason: string) => void findings.push({ ...rangeOf(node), reason });
    switch (node.type) {
      case "heading":
        if (!written.startsWith("#"))
          return report(
            "uma linha de --- ou === logo abaixo de um texto faz dele um título; deixe uma linha em branco, ou escreva `## Título`",
          );
        if (!shownText(node).trim()) return report("título sem texto; escreva-o, ou apague os #");
        if (/[ \t]#+[ \t]*$/.test(written))
          return report("o # do fim do título sumiria; apague, ou escreva `\\#`");
        if (node.depth > level + 1)
          report(
            `o título pula um nível; depois de ${"#".repeat(level)} vem ${"#".repeat(level + 1)}`,
          );
        level = node.depth;
        return;
      case "listItem":
        if (typeof node.checked === "boolean")
          report("caixas de marcar não são aceitas; escreva `- Lixar`, sem os colchetes");
        return;
      case "list":
        findings.push(...listProblems(node, { source, rangeOf }));
        return;
      case "blockquote":
        if (/^>\s*\d/.test(written))
          report("> no começo da linha faz uma citação; para mostrar o sinal, escreva `\\>`");
        return;
      case "code":
        if (/^(`{3,}|~{3,})/.test(written) && !/\n[\s>]*(`{3,}|~{3,})\s*$/.test(written))
          report("o bloco de código não foi fechado; escreva ``` numa linha depois dele");
        return;
      case "table":
        for (const row of node.children.slice(1)) {
          const extra = row.children[node.children[0]!.children.length];
          if (extra)
            findings.push({
              ...rangeOf(extra),
              reason:
                "a linha tem mais células que o cabeçalho, e esta sumiria; para mostrar o sinal | numa célula, escreva `\\|`",
            });
        }
        return;
      case "footnoteReference":
      case "footnoteDefinition":
        report("notas de rodapé não são aceitas; escreva a nota entre parênteses, ou em `sources`");
        return SKIP;
      case "link":
        if (!shownText(node).trim()) report("o link não tem texto: `[Contato](/contato)`");
        return;
      case "linkReference":
      case "imageReference":
        used.add(node.identifier);
        return;
    }
  });
  visit(tree, "definition", (node) => {
    if (!used.has(node.identifier))
      findings.push({
        ...rangeOf(node),
        reason: `nada no texto usa [${node.label ?? node.identifier}], e esta linha sumiria; apague, ou escreva o link como [texto](/contato)`,
      });
  });
  return findings;
}

function listProblems(list: List, { source, rangeOf }: Source): Finding[] {
  const items = list.children.map((item) => ({
    ...rangeOf(item),
    marker: /^(\d+|[-+*])/.exec(source.slice(rangeOf(item).start))?.[0] ?? "",
  }));
  const plus = items.find(({ marker }) => marker === "+");
  if (plus)
    return [
      {
        ...plus,
        reason: "+ no começo da linha faz uma lista e some; escreva `\\+`, ou `-` para uma lista",
      },
    ];
  if (!list.ordered) return [];
  const numbers = items.map(({ marker }) => Number(marker));
  if (numbers.every((number) => number === numbers[0])) return [];
  const wrong = numbers.findIndex((number, index) => number !== numbers[0]! + index);
  if (wrong < 0) return [];
  return [
    {
      ...items[wrong]!,
      reason: `a página mostraria ${numbers[0]! + wrong}, não ${numbers[wrong]}; numere em ordem, ou escreva \`${numbers[wrong]}\\.\``,
    },
  ];
}
