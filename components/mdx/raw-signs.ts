import { type Finding, type Source, withoutEscapes } from "@/components/mdx/lost-text";
import type { Paragraph, Root } from "mdast";
import { visit } from "unist-util-visit";

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

/** Signs that a reader would see as they were typed. */
export function rawSigns(tree: Root, { source, rangeOf }: Source): Finding[] {
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
