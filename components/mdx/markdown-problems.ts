import GithubSlugger from "github-slugger";
import type { List, Paragraph, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import {
  lostText,
  markupInWords,
  rangesIn,
  shownText,
  withoutEscapes,
  type Finding,
  type RangeOf,
} from "@/components/mdx/lost-text";

/**
 * Where Markdown takes a text otherwise than it was meant: signs and words that would be lost, and signs
 * that would stay raw (0060).
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

type Source = { source: string; rangeOf: RangeOf };

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

/** Signs at the start of a line that look like markup and are none. */
const LINE_STARTS: [pattern: RegExp, reason: string][] = [
  [
    /^#{2,6}(?=[^\s#])|^#{1,6}(?=[\u00a0\u2007\u202f\u200b])/,
    "falta um espaço comum depois de #: escreva `## Título`",
  ],
  [
    /^([-*+]|\d{1,9}[.)])(?=[\u00a0\u2007\u202f\u200b])/,
    "o espaço depois do sinal da lista não é um espaço comum; apague e digite de novo",
  ],
  [/^\d{1,9}[.)](?=[^\s\d.,:;)ºª°])(?=.\p{L}|\p{L})/u, "falta um espaço: escreva `1. Primeiro`"],
  [/^[•◦▪●‣·–]\s/, "para uma lista, comece a linha com `- `"],
  [/^\|/, "a tabela não tem a linha `| --- | --- |` depois do cabeçalho"],
];

/** Signs within a line that look like markup and are none. */
const RAW_SIGNS: [pattern: RegExp, reason: string][] = [
  [
    /\*\*/,
    "as estrelas ** não fazem negrito assim; sem espaço por dentro e com espaço ou pontuação por fora: `**Atenção:** use`",
  ],
  [/~~/, "os sinais ~~ não riscam assim; sem espaço por dentro, ou escreva `\\~`"],
  [
    /(?<![\p{L}\p{N}])__(?=\p{L})|(?<=\p{L})__(?![\p{L}\p{N}])/u,
    "os sinais __ não fazem negrito assim; escreva `**negrito**`",
  ],
  [
    /!?\]\(/,
    "o link ou a imagem não está completo; sem espaços no endereço: `[texto](/contato)`, `![foto](/fotos/muro.webp)`",
  ],
  [/!\[/, "a imagem não está completa: `![O que se vê](/fotos/muro.webp)`"],
  [/\]\[/, "falta o endereço deste link; escreva `[texto](/contato)`"],
  [/\[\^/, "notas de rodapé não são aceitas; escreva a nota entre parênteses, ou em `sources`"],
  [/\[[ xX]\](?=\s)/, "caixas de marcar não são aceitas; para mostrar o sinal, escreva `\\[`"],
];

function rawSigns(tree: Root, { source, rangeOf }: Source): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node, _index, parent) => {
    const { start, end } = rangeOf(node);
    if (node.type === "paragraph") findings.push(...lineStarts(node, { source, rangeOf }));
    // An address that is a link without brackets is shown as it is.
    const isAddress = parent?.type === "link" && source[rangeOf(parent).start] !== "[";
    if (node.type !== "text" || !node.position || isAddress) return;
    const written = withoutEscapes(source.slice(start, end));
    for (const [pattern, reason] of RAW_SIGNS) {
      const at = written.search(pattern);
      if (at < 0) continue;
      findings.push({ start: start + at, end: start + at + 2, reason });
      return;
    }
  });
  return findings;
}

function lineStarts(node: Paragraph, { source, rangeOf }: Source): Finding[] {
  const { start, end } = rangeOf(node);
  const findings: Finding[] = [];
  let offset = start;
  for (const line of source.slice(start, end).split("\n")) {
    const indent = /^[ \t>]*/.exec(line)![0].length;
    const reason = LINE_STARTS.find(([pattern]) => pattern.test(line.slice(indent)))?.[1];
    if (reason) findings.push({ start: offset + indent, end: offset + line.length, reason });
    offset += line.length + 1;
  }
  return findings;
}

/** Parts of an article's page besides its text (app/blog). */
const PAGE_PARTS = ["assuntos", "compartilhar", "fontes", "leia-tambem", "neste-artigo"];

function deadLinks(tree: Root, { rangeOf }: Source): Finding[] {
  const slugger = new GithubSlugger();
  const ids = new Set(PAGE_PARTS);
  visit(tree, "heading", (node) => void ids.add(slugger.slug(shownText(node))));
  const findings: Finding[] = [];
  visit(tree, (node) => {
    if (node.type !== "link" && node.type !== "definition") return;
    if (!node.url.startsWith("#") || ids.has(decoded(node.url.slice(1)))) return;
    findings.push({
      ...rangeOf(node),
      reason: `o link ${node.url} não leva a nenhum título deste texto`,
    });
  });
  return findings;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
