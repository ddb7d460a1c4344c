import type { Nodes, Parents } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { isMdxElement } from "@/components/mdx/parse-mdx";

/** A range of a text, as offsets, and what is wrong with it in Portuguese. */
export type Finding = { start: number; end: number; reason: string };

const WORD = /[\p{L}\p{N}]/u;
const WORDS = /[\p{L}\p{N}]+/gu;

/** For spaces that nobody can type, and for signs that MDX reads as its own. */
const PLAIN_REFERENCES = /&(?:nbsp|ensp|emsp|thinsp|shy|amp|lt|gt|quot);/g;

export type RangeOf = (node: Nodes) => { start: number; end: number };

/** A text, and where the nodes of its tree are in it. */
export type Source = { source: string; rangeOf: RangeOf };

/** By lines and columns: after some references the parser's own offsets are one too many. */
export function rangesIn(source: string): RangeOf {
  const starts = [0];
  for (const { index } of source.matchAll(/\n/g)) starts.push(index + 1);
  const offsetOf = ({ line, column }: { line: number; column: number }) =>
    starts[line - 1]! + column - 1;
  return ({ position }) =>
    position
      ? { start: offsetOf(position.start), end: offsetOf(position.end) }
      : { start: 0, end: 0 };
}

/** The signs of a backslash escape as spaces, so that patterns do not find them. */
export const withoutEscapes = (text: string) => text.replace(/\\[!-/:-@[-`{-~]/g, "  ");

/**
 * Letters and digits of a source that no page would show. What a node shows is said by the node;
 * what a sign needs, such as the address of a link, is not text.
 */
export function lostText(tree: Nodes, source: string, from: number, rangeOf: RangeOf): Finding[] {
  const isCovered = new Uint8Array(source.length);
  const findings: Finding[] = [];
  visit(tree, (node) => {
    // An address in a text becomes a link, and the text around it has no position any more.
    if (hasAddress(node)) {
      const { start, end } = rangeOf(node);
      isCovered.fill(1, start, end);
    }
    if (node.type === "text" && node.position) {
      const { start, end } = rangeOf(node);
      const written = source.slice(start, end);
      if (lettersOf(withoutPlainReferences(written)) !== lettersOf(node.value))
        findings.push(referenceFinding(written, start));
    }
    for (const [start, end] of shownBy(node, rangeOf)) isCovered.fill(1, start, end);
    if (isWhole(node)) return SKIP;
  });
  for (const { 0: word, index } of source.slice(from).matchAll(WORDS)) {
    const start = from + index;
    if (isCovered.subarray(start, start + word.length).includes(0))
      findings.push({ start, end: start + word.length, reason: lostReason(word) });
  }
  return findings;
}

const hasAddress = (node: Nodes) =>
  "children" in node && node.children.some(({ position }) => !position);

const lostReason = (word: string) =>
  `“${word}” não apareceria na página; escreva de outro jeito, ou apague`;

function referenceFinding(written: string, start: number): Finding {
  const [reference] = [...withoutPlainReferences(written).matchAll(/&#?\w+;/g)];
  if (!reference)
    return {
      start,
      end: start + written.length,
      reason: "este trecho apareceria mudado na página; escreva de outro jeito",
    };
  const at = start + reference.index;
  return {
    start: at,
    end: at + reference[0].length,
    reason: `${reference[0]} vira um sinal; escreva o próprio sinal, como — ou ©`,
  };
}

const withoutPlainReferences = (text: string) =>
  text.replace(PLAIN_REFERENCES, (reference) => " ".repeat(reference.length));

const lettersOf = (text: string) => (text.match(WORDS) ?? []).join("");

const isWhole = (node: Nodes) =>
  ["inlineCode", "code", "image", "imageReference", "definition"].includes(node.type);

/** Ranges whose letters are shown, or belong to the signs of the node. */
function shownBy(node: Nodes, rangeOf: RangeOf): [start: number, end: number][] {
  const { start, end } = rangeOf(node);
  if (node.type === "text" || isWhole(node)) return [[start, end]];
  if (!("children" in node)) return [];
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (isMdxElement(node) || node.type === "link" || node.type === "linkReference") {
    if (!first || !last) return [[start, end]];
    return [
      [start, rangeOf(first).start],
      [rangeOf(last).end, end],
    ];
  }
  if (node.type === "listItem" && first) return [[start, rangeOf(first).start]];
  return [];
}

/** Markup whose signs stand between letters or digits: "60*60*2" would lose its stars. */
export function markupInWords(tree: Nodes, source: string, rangeOf: RangeOf): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    if (node.type !== "emphasis" && node.type !== "strong" && node.type !== "delete") return;
    const { start, end } = rangeOf(node);
    const before = WORD.test(lastOf(source.slice(Math.max(0, start - 2), start)));
    const after = WORD.test(source.slice(end, end + 2).match(/^./su)?.[0] ?? "");
    if (!before && !after) return;
    const sign = source[start] ?? "*";
    findings.push({
      ...(before ? { start, end } : { start: end - 1, end }),
      reason: `o sinal ${sign} está colado a letras ou números e sumiria; para mostrá-lo, escreva \`\\${sign}\`; para destacar, deixe espaço ou pontuação por fora`,
    });
  });
  return findings;
}

const lastOf = (text: string) => [...text].at(-1) ?? "";

/** The text of a node without its markup, as a heading's id is made from it. */
export const shownText = (node: Nodes): string => {
  if ("value" in node) return node.value;
  if (node.type === "image") return node.alt ?? "";
  return "children" in node ? (node as Parents).children.map(shownText).join("") : "";
};
